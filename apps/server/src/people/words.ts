// The letters that prove an address.
import type { Lang } from '../notices/words.ts';

interface Text {
  readonly subject: string;
  readonly text: string;
}

const inGroups = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

export const LETTERS: Readonly<Record<Lang, { code(code: string, site: string): Text; taken(site: string): Text }>> = {
  en: {
    code: (code, site) => ({
      subject: `${inGroups(code)} is your code for Boucan`,
      text: `Your code: ${code}\n\nType it on the page at ${site} that asked for it. It works once, for 15 minutes.\n\nIf you didn’t ask for it, ignore this message: nobody can do anything without the code. Never tell it to anyone.`,
    }),
    taken: (site) => ({
      subject: 'Your address at Boucan',
      text: `Somebody, perhaps you, wanted to add this address to an account at ${site}. It already belongs to one.\n\nIf it was you, choose “I have an account” there, and sign in with this address. If not, ignore this message: nothing has changed.`,
    }),
  },
  fr: {
    code: (code, site) => ({
      subject: `${inGroups(code)} est votre code pour Boucan`,
      text: `Votre code : ${code}\n\nSaisissez-le sur la page de ${site} qui l’a demandé. Il sert une fois, pendant 15 minutes.\n\nSi vous ne l’avez pas demandé, ignorez ce message : sans le code, personne ne peut rien faire. Ne le donnez à personne.`,
    }),
    taken: (site) => ({
      subject: 'Votre adresse chez Boucan',
      text: `Quelqu’un, peut-être vous, a voulu ajouter cette adresse à un compte sur ${site}. Elle appartient déjà à un compte.\n\nSi c’était vous, choisissez « J’ai un compte » sur cette page et connectez-vous avec cette adresse. Sinon, ignorez ce message : rien n’a changé.`,
    }),
  },
};
