// What this server keeps of people, written from the settings in force.
import type { FastifyInstance } from 'fastify';
import { escaped, langOf, paper } from '../http/html.ts';
import type { Options } from '../options.ts';

interface Facts {
  readonly mail: string | null; // the address that e-mail comes from
  readonly log: Options['log'];
  readonly open: boolean;
  readonly days: number; // after which a guest is forgotten; 0 is never
}

const PAGES = {
  en: ({ mail, log, open, days }: Facts) => ({
    title: 'What this server keeps',
    parts: [
      [
        'As a guest',
        [
          'Your name, your tables, what you choose and what you write there, the lessons you have done and the puzzles you have tried. A cookie tells this server who you are; it is used for nothing else, and no other site gets it.',
          days === 0
            ? 'It is kept until you delete it.'
            : `If you are not seen for ${days} days, all of this is deleted as if you had asked for it, unless a game still waits for you.`,
          'No advertising, no tracking, nothing from other sites is loaded.',
        ],
      ],
      [
        'If you stay',
        [
          open ? 'Anybody can make an account here.' : 'This server takes no new accounts at the moment.',
          'The public half of your passkeys; the secret half never leaves your device.',
          mail === null
            ? 'This server sends no e-mail and keeps no addresses.'
            : `Your e-mail address, if you give one. It is used to bring you back and, if you ask for it, to tell you that it is your turn. Messages come from ${mail}.`,
          'Your friends, whom you block and follow, your private notes, your studies, your clubs and tournaments, and what you have played.',
          'The devices on which you are signed in: kind of browser, and when it was last used.',
        ],
      ],
      [
        'If you want to be told',
        [
          'The address at which your browser’s maker takes messages for it. The message is encrypted; they cannot read it.',
          'Messages say who did what and what is asked, and nothing hidden. They are forgotten 90 days after they were sent, codes after 15 minutes.',
        ],
      ],
      [
        'Logs',
        [
          log === 'silent'
            ? 'This server writes no log.'
            : 'The log of this server has no names, no addresses and nothing you write.',
        ],
      ],
      [
        'Your rights',
        [
          'On the page “You” you can download everything as one file, and delete it. Bots then take your seats. Finished games stay, under a name that means nobody.',
          'Backups of the operator may hold deleted data for some time.',
        ],
      ],
    ] as const,
    back: 'Back to Boucan',
  }),
  fr: ({ mail, log, open, days }: Facts) => ({
    title: 'Ce que ce serveur conserve',
    parts: [
      [
        'En invité',
        [
          'Votre nom, vos tables, vos choix et ce que vous y écrivez, les leçons terminées et les problèmes essayés. Un cookie dit à ce serveur qui vous êtes ; il ne sert à rien d’autre, et aucun autre site ne le reçoit.',
          days === 0
            ? 'Tout cela est conservé jusqu’à ce que vous le supprimiez.'
            : `Si l’on ne vous voit plus pendant ${days} jours, tout est supprimé comme si vous l’aviez demandé, sauf si une partie vous attend encore.`,
          'Pas de publicité, pas de pistage, rien n’est chargé d’un autre site.',
        ],
      ],
      [
        'Si vous restez',
        [
          open ? 'Tout le monde peut créer un compte ici.' : 'Ce serveur n’accepte pas de nouveaux comptes pour le moment.',
          'La moitié publique de vos clés d’accès ; la moitié secrète ne quitte jamais votre appareil.',
          mail === null
            ? 'Ce serveur n’envoie pas d’e-mails et ne conserve aucune adresse.'
            : `Votre adresse e-mail, si vous en donnez une. Elle sert à vous faire revenir et, si vous le demandez, à vous prévenir que c’est à vous. Les messages viennent de ${mail}.`,
          'Vos amis, les personnes que vous bloquez ou suivez, vos notes, vos études, vos clubs et tournois, et vos parties.',
          'Les appareils où vous êtes connecté : le genre de navigateur, et sa dernière utilisation.',
        ],
      ],
      [
        'Si vous voulez être prévenu',
        [
          'L’adresse où le fabricant de votre navigateur reçoit ses messages. Le message est chiffré : il ne peut pas le lire.',
          'Les messages disent qui a fait quoi et ce qui est demandé, et rien de caché. Ils sont oubliés 90 jours après l’envoi, les codes après 15 minutes.',
        ],
      ],
      [
        'Journaux',
        [
          log === 'silent'
            ? 'Ce serveur n’écrit pas de journal.'
            : 'Le journal de ce serveur ne contient ni noms, ni adresses, ni rien de ce que vous écrivez.',
        ],
      ],
      [
        'Vos droits',
        [
          'Sur la page « Vous », vous pouvez tout télécharger en un fichier, et tout supprimer. Des bots prennent alors vos places. Les parties terminées restent, sous un nom qui ne désigne personne.',
          'Les sauvegardes de l’opérateur peuvent garder quelque temps des données supprimées.',
        ],
      ],
    ] as const,
    back: 'Revenir à Boucan',
  }),
} as const;

export function addPrivacy(app: FastifyInstance, { smtp, log, registration, forgetGuests }: Options): void {
  const facts: Facts = {
    mail: smtp?.from ?? null,
    log,
    open: registration === 'open',
    days: Math.round(forgetGuests / 86_400_000),
  };
  app.get<{ Querystring: { lang?: string } }>('/privacy', async (request, reply) => {
    const wanted = request.query.lang;
    const lang = wanted === 'en' || wanted === 'fr' ? wanted : langOf(request);
    const { title, parts, back } = PAGES[lang](facts);
    const inside = parts
      .map(([head, lines]) => `<h2>${escaped(head)}</h2>${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}`)
      .join('');
    return reply
      .type('text/html; charset=utf-8')
      .send(paper(lang, title, `${inside}<p><a class="way" href="/">${escaped(back)}</a></p>`));
  });
}
