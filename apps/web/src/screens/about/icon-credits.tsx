import used from 'icons:used';
import { Icon } from '../../parts/icon.tsx';
import './about.css';

/** Every icon in use, so that each can be found where it comes from. */
export function IconCredits() {
  return (
    <ul className="icon-credits">
      {Object.entries(used).map(([name, body]) => (
        <li key={name}>
          <Icon body={body} size={24} /> {name.replaceAll('-', ' ')}
        </li>
      ))}
    </ul>
  );
}
