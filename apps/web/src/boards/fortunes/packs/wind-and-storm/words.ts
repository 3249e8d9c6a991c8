import { says } from '@boucan/words';

const en = {
  wind: 'The wind blows {point}',
  windDoes: 'Your first Move of the turn with it costs no action, the first against it one more.',
  storm: 'The storm: {zone}',
  stormDoes:
    'Whoever begins a turn at sea here takes three hits, one fewer for each skull of a Manoeuvre roll. Nobody is searched for in it.',
};
const fr: typeof en = {
  wind: 'Le vent souffle vers : {point}',
  windDoes: 'Votre premier Déplacement du tour avec lui ne coûte aucune action, le premier contre lui en coûte une de plus.',
  storm: 'La tempête : {zone}',
  stormDoes:
    'Qui commence son tour en mer ici subit trois touches, une de moins par crâne d’un jet de Manœuvre. Personne n’y est recherché.',
};

export const words = { en, fr };
export const sayIn = says(words);
