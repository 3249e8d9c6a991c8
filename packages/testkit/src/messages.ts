import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** `{npc_the}` asks for `npc`, in a form; `{seats_count}` for how many `seats` there are, `{by_way}` and `{by_points}` for sign and size of `by`, `{seat2_same}` whether it is the same as `seat`. */
const FORM = /_(?:the|The|a|of|to|at|adj|because|quoted|counted|count|way|points|same)$/u;

/** What a message asks for: `plain` arguments are written out as they are, the others choose or format. */
export interface Arguments {
  readonly all: ReadonlySet<string>;
  readonly plain: ReadonlySet<string>;
}

/** The arguments of a message in ICU syntax. Throws if it is not one. */
export function argumentsOf(message: string): Arguments {
  const all = new Set<string>();
  const plain = new Set<string>();
  const read = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      if (element.type === TYPE.tag) {
        read(element.children);
        continue;
      }
      const name = element.value.replace(FORM, '');
      all.add(name);
      if (element.type === TYPE.argument) plain.add(name);
      if (element.type === TYPE.select || element.type === TYPE.plural)
        for (const option of Object.values(element.options)) read(option.value);
    }
  };
  try {
    read(parse(message, { ignoreTag: true }));
  } catch (cause) {
    throw new Error(`'${message}' is not a message`, { cause });
  }
  return { all, plain };
}
