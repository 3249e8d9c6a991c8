// Words that must not appear, with the reason, and terms that must: in rules, log, questions, boards and guides alike.

export interface Banned {
  readonly words: RegExp;
  readonly why: string;
  /** Where the word is right. */
  readonly but?: RegExp;
}

interface Terms {
  readonly banned: Readonly<Record<'en' | 'fr', readonly Banned[]>>;
  readonly wanted: Readonly<Record<'en' | 'fr', readonly string[]>>;
}

/** Nowhere in the product. */
export const EVERYWHERE: Terms['banned'] = {
  en: [
    { words: /\(s\)/u, why: 'plurals are ICU' },
    { words: /\bnought\b|\banew\b|\blawful/iu, why: 'everyday words: none, again, allowed' },
    { words: /\bin a hundred\b/iu, why: 'percent is 5%' },
    { words: /\blook(s|ing)? on\b|\bonlooker/iu, why: 'people watch; they are spectators' },
    { words: /\btakes? back\b|\btaken back\b/iu, why: 'a move is undone' },
    { words: /That will do|Off they go|Neither here nor there/u, why: 'say what pressing does' },
    { words: / {2}/u, why: 'one space is enough' },
    { words: / - /u, why: 'a dash is –' },
  ],
  fr: [
    { words: /\(s\)/u, why: 'les pluriels sont en ICU' },
    { words: /\bsur cent\b/iu, why: 'on écrit 5 %' },
    { words: /éconduire/iu, why: 'exclure' },
    { words: /\bfut\b|\bfurent\b/iu, why: 'pas de passé simple' },
    { words: / {2}/u, why: 'une espace suffit' },
    { words: /\.\.\./u, why: '… est un seul signe' },
  ],
};

export const TERMS: { readonly [game: string]: Terms } = {
  brethren: {
    banned: {
      en: [{ words: /\bin line\b/iu, why: 'position 2' }],
      fr: [
        { words: /de la file/iu, why: 'position 2' },
        { words: /volée de mousquets/iu, why: 'salve' },
      ],
    },
    wanted: {
      en: ['treasure chest', 'marked doubloons', 'position', 'pot', 'face down'],
      fr: ['coffre', 'doublons marqués', 'position', 'cagnotte', 'face cachée', 'décompte'],
    },
  },
  nassau: {
    banned: {
      en: [
        { words: /\bwhoever\b/iu, why: 'the player, the character who …' },
        { words: /\bdeck A\b/u, why: 'the Arrr deck' },
        { words: /\bsquares?\b/iu, why: 'a space of the town', but: /Captain’s Square/u },
        { words: /\bway home\b/iu, why: 'the voyage home' },
      ],
      fr: [
        { words: /\bpile A\b/u, why: 'la pile Arrr' },
        { words: /chemin du retour/iu, why: 'le voyage de retour' },
        { words: /remise en état/iu, why: 'Apprêter le navire' },
        { words: /\bd’emblée\b/iu, why: 'mot trop rare' },
      ],
    },
    wanted: {
      en: [
        'Combat token',
        'watch tower',
        'outpost',
        'trading post',
        'old sea dog',
        'voyage home',
        'bad joke',
        'Skull Island',
        'Arrr',
      ],
      fr: [
        'jeton',
        'tour de guet',
        'avant-poste',
        'comptoir',
        'vieux loup de mer',
        'voyage de retour',
        'mauvaise blague',
        'Arrr',
      ],
    },
  },
  skull: {
    banned: {
      en: [
        { words: /\bwhoever\b/iu, why: 'the player, the character who …' },
        { words: /\bfilching\b/iu, why: 'Pilfering' },
        { words: /\bcard of the sky\b/iu, why: 'a Weather card' },
        { words: /\bagainst us\b|\bon us\b/iu, why: 'enemy groups; never we' },
        { words: /highest prestige wins|The highest wins the voyage/iu, why: 'doubloons and the ship count, too' },
      ],
      fr: [
        { words: /caractéristique/iu, why: 'trait' },
        { words: /chapard/iu, why: 'Escamotage' },
        { words: /réaffect/iu, why: 'réassigner' },
        { words: /jusqu’au prochain tour de l’équipage/iu, why: 'le vent compte pour ce tour' },
        { words: /réparer, dans cet ordre/iu, why: 'le Capitaine choisit l’ordre' },
      ],
    },
    wanted: {
      en: ['crew group', 'morale', 'trust', 'prestige', 'destiny', 'dirt', 'mooring', 'salvo'],
      fr: ['groupe de marins', 'moral', 'confiance', 'prestige', 'destin', 'saleté', 'exténué', 'dévoilé', 'réassign', 'salve'],
    },
  },
};
