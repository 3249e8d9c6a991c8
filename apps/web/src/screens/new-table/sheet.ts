// The styles of a new table, which another screen looks like.
import './new-table.css';
