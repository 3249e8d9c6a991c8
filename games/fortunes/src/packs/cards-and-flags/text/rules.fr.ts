import type { rules as en } from './rules.en.ts';

export const rules: { readonly [id in keyof typeof en]: string } = {
  'SEA-m1-01':
    'Avec les capitaines en plus, on mélange les 32 et l’on distribue. On n’en garde ensuite que 16 moins un par joueur ; personne ne voit les autres.',
  'SEA-m1-02': 'Capitaines, rumeurs et missions doublent : 32, 50 et 50. Les rumeurs et les missions sont toutes en jeu.',
  'SEA-m1-03':
    'Avec les événements en plus, 34 pris au hasard forment la pioche, et le reste est écarté sans être vu. Une partie dure toujours 34 manches au plus.',
  'SEA-m1-04':
    'Un drapeau se dresse sur votre port d’attache, et se déplace quand un nouveau capitaine vous en donne un autre. Il n’a aucun effet.',
  'SEA-m1-05': 'Quand un CNJ est pioché, un drapeau marque la zone où son bateau entrera en fin de manche.',
  'SEA-m1-06': 'Un jeton marque le port de chaque mission à prendre.',
  'SEA-m1-07':
    'Les cartes en plus suivent les règles que vous connaissez. Une carte qui demande un module absent est ôtée avant de couper les pioches.',
  'SEA-m1-08': 'Combien de CNJ compte la pioche Événement n’est pas fixé, et personne ne le sait.',
  'SEA-m1-09': 'Sans ce module, il y a 16 capitaines, 34 événements, 25 rumeurs et 25 missions.',
};
