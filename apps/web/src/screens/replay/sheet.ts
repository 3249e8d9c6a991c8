// The styles of a replay, which another screen looks like.
import './replay.css';
