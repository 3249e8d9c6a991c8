import { useId } from 'react';
import './choices.css';

interface Props<T extends string> {
  readonly legend: string;
  /** `hint` says in a phrase what comes of it. */
  readonly options: readonly { readonly value: T; readonly label: string; readonly hint?: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly hideLegend?: boolean;
}

/** One of a few: radio buttons that look like tiles. */
export function Choices<T extends string>({ legend, options, value, onChange, hideLegend = false }: Props<T>) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend className={hideLegend ? 'sr-only' : undefined}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <span>
            {option.label}
            {option.hint !== undefined && <small>{option.hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
