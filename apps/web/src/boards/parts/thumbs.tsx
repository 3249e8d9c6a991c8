import './thumbs.css';

interface Props<Page extends string> {
  readonly label: string;
  readonly pages: readonly Page[];
  readonly shown: Page;
  /** Where the question is answered: it is pointed out while another page is shown. */
  readonly due: Page | null;
  readonly turn: (to: Page) => void;
  readonly say: (page: Page) => string;
}

/** On a phone a board has pages, and the thumb turns them. */
export const Thumbs = <Page extends string>({ label, pages, shown, due, turn, say }: Props<Page>) => (
  <nav className="bp-thumbs" aria-label={label}>
    {pages.map((page) => (
      <button
        key={page}
        type="button"
        aria-current={page === shown ? 'page' : undefined}
        data-due={page === due && page !== shown}
        onClick={() => turn(page)}
      >
        {say(page)}
      </button>
    ))}
  </nav>
);
