// Leaks that a view could have: what is counted is shown, what is one player's is another's, what lies face down lies open.
import { type Found, isNode, type Node, parsed } from './mutants.ts';

/** Where the walk is: whether a viewer looks, which object is being put together, and whether within a function. */
interface Here {
  readonly isView: boolean;
  readonly object: Node | null;
  readonly inside: boolean;
}

const HIDES = /^null$|'hidden'/u;
const isFunction = ({ type }: Node): boolean => /Function/u.test(type);
const isPlace = (node: Node): boolean =>
  (node.type === 'Identifier' && !/^[A-Z_]+$/u.test(node.name as string)) ||
  (node.type === 'MemberExpression' && isPlace(node.object as Node));

/** Every leak we know how to plant in the functions `look…` of this source, and in what it tells in secret. */
export function leaksIn(file: string, source: string): Found[] {
  const found: Found[] = [];
  const text = ({ start, end }: Node): string => source.slice(start, end);
  const note = (node: Node, kind: string, after: string, { inside }: Here): void => {
    const { start, end } = node;
    found.push({ line: source.slice(0, start).split('\n').length, start, end, kind, before: text(node), after, inside });
  };
  /** The object with one field more. */
  const withMore = (object: Node, thing: string): string => `{ leaked: ${thing},${text(object).slice(1)}`;
  const inView = (node: Node, here: Here): void => {
    const { type } = node;
    if (type === 'ConditionalExpression') {
      const [test, then, otherwise] = [node.test, node.consequent, node.alternate] as [Node, Node, Node];
      if (/=== null$/u.test(text(test))) return;
      if (HIDES.test(text(otherwise)) && !HIDES.test(text(then))) note(node, 'shown to all', text(then), here);
      else if (HIDES.test(text(then)) && !HIDES.test(text(otherwise))) note(node, 'shown to all', text(otherwise), here);
      else if (/\b(who|viewer)$/u.test(text(test))) note(node, 'shown to all', text(then), here);
    } else if (type === 'LogicalExpression' && node.operator === '&&' && /^'hidden'$/u.test(text(node.right as Node)))
      note(node, 'shown to all', text(node.left as Node), here);
    else if (type === 'BinaryExpression' && (node.operator === '===' || node.operator === '!==')) {
      const [left, right] = [node.left, node.right] as [Node, Node];
      if (/^(who|viewer)$/u.test(text(right)))
        note(node, 'an owner further', `(${text(left)} ${node.operator} ${text(right)} + 1)`, here);
      else if (/^(who|viewer)$/u.test(text(left)))
        note(node, 'an owner further', `(${text(left)} + 1 ${node.operator} ${text(right)})`, here);
    } else if (type === 'MemberExpression' && (node.property as Node).name === 'length' && here.object !== null) {
      if (!isPlace(node.object as Node)) return;
      note(here.object, 'a field more', withMore(here.object, text(node.object as Node)), here);
      note(here.object, 'a card more', withMore(here.object, `${text(node.object as Node)}.at(-1) ?? null`), here);
      note(here.object, 'the other end more', withMore(here.object, `${text(node.object as Node)}.at(0) ?? null`), here);
    } else if (type === 'CallExpression') {
      for (const given of node.arguments as Node[])
        if (/^(who|viewer)$/u.test(text(given)))
          note(given, 'seen by another', `(${text(given)} === 'table' ? 0 : ${text(given)} + 1)`, here);
      if ((node.callee as Node).type !== 'MemberExpression') return;
      const { object, property } = node.callee as unknown as { object: Node; property: Node };
      if (!isPlace(object)) return;
      if (property.name === 'map' && here.object !== null)
        note(here.object, 'a field more', withMore(here.object, text(object)), here);
      if (property.name === 'sort' && (node.arguments as Node[]).length === 0) note(node, 'order shown', text(object), here);
    }
  };

  const visit = (node: Node, here: Here, name = ''): void => {
    if (node.type.startsWith('TS') && !node.type.endsWith('Expression')) return;
    if (node.type.startsWith('Import')) return;
    if (here.isView) inView(node, here);
    if (node.type === 'ChainExpression') told(node, here);
    const called = isNode(node.key) ? text(node.key) : isNode(node.id) ? text(node.id) : name;
    const inner: Here = {
      isView: here.isView || (isFunction(node) && called.startsWith('look')),
      object: isFunction(node) ? null : node.type === 'ObjectExpression' ? node : here.object,
      inside: here.inside || isFunction(node),
    };
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, inner, called);
  };
  const toAnother = (secret: string): string => `((s) => s && { ...s, seats: s.seats.map((at) => at + 1) })(${secret})`;
  /** `t.tell?.('card.drawn', { seat }, { seats: [seat], with: { card } })`: the secret is told to everybody. */
  const told = (node: Node, here: Here): void => {
    const call = node.expression as Node;
    if (call.type !== 'CallExpression' || !/\btell$/u.test(text(call.callee as Node))) return;
    const [event, open, secret] = (call.arguments as Node[]).map(text);
    if (secret === undefined) return;
    note(node, 'told to all', `t.tell?.(${event}, { ...(${open}), ...(${secret})?.with })`, here);
    note(node, 'told to another', `t.tell?.(${event}, ${open}, ${toAnother(secret)})`, here);
  };
  visit(parsed(file, source), { isView: false, object: null, inside: false });
  return found;
}
