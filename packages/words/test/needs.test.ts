import { describe, expect, expectTypeOf, it } from 'vitest';
import { type Needs, says } from '../src/index.ts';

describe('what a message needs', () => {
  it('is read off the message', () => {
    expectTypeOf<Needs<'Nothing at all'>>().toEqualTypeOf<never>();
    expectTypeOf<Needs<'{seat} and {card}.'>>().toEqualTypeOf<'seat' | 'card'>();
    expectTypeOf<Needs<'{n, number} of {all}'>>().toEqualTypeOf<'n' | 'all'>();
  });

  it('is not what stands in its cases', () => {
    expectTypeOf<Needs<'{n, plural, =0 {none} one {coin} other {# coins}}'>>().toEqualTypeOf<'n'>();
    expectTypeOf<Needs<'{n, plural, one {# for {name}} other {all of {names}}} in {place}'>>().toEqualTypeOf<
      'n' | 'name' | 'names' | 'place'
    >();
    expectTypeOf<Needs<'{a, select, x {{b, plural, one {c} other {{d}}}} other {e}}{f}'>>().toEqualTypeOf<
      'a' | 'b' | 'd' | 'f'
    >();
  });

  it('is, of one of several messages, what all of them need', () => {
    expectTypeOf<Needs<'{a}' | '{b}' | 'c'>>().toEqualTypeOf<'a' | 'b'>();
  });

  it('must be given', () => {
    const say = says({ en: { hail: 'Ahoy', call: '{name}!' } as const, fr: { hail: 'Ohé', call: '{name} !' } })('fr');
    expect(say('hail')).toBe('Ohé');
    expect(say('call', { name: 'Anne' })).toBe('Anne\u202f!');
    expectTypeOf(say<'call'>).parameters.toEqualTypeOf<
      ['call', { readonly [name: string]: string | number | null } & { readonly name: string | number | null }]
    >();
  });
});
