interface Props {
  /** From `import body from 'icon:galleon'`. */
  readonly body: string;
  /** What it is called, where no words stand beside it. */
  readonly label?: string;
  readonly size?: number;
  readonly className?: string;
}

/** A picture from game-icons.net in the colour of the text. */
export function Icon({ body, label, size = 20, className }: Props) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...named}
      className={className === undefined ? 'icon' : `icon ${className}`}
      viewBox="0 0 512 512"
      width={size}
      height={size}
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the paths come from our own build, never from outside
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
