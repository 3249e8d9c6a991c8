import type { en } from './lobby.en.ts';

export const fr: { readonly [key in keyof typeof en]: string } = {
  'shell.skip': 'Aller au contenu',
  'shell.close': 'Fermer',
  'shell.copy': 'Copier',
  'shell.copied': 'Copié',
  'shell.loading': 'Un instant…',
  'shell.lobby': 'Retour à l’accueil',
  'shell.retry': 'Réessayer',
  'shell.reload': 'Recharger la page',

  settings: 'Réglages',
  'settings.language': 'Langue',

  'trouble.offline': 'Le serveur ne répond pas',
  'trouble.offline.text':
    'Vérifiez votre connexion, puis réessayez. En attendant, tout ce qui est sur cet appareil fonctionne : les tables contre des robots et les tables à plusieurs.',
  'trouble.uncharted': 'Hors de toute carte',
  'trouble.uncharted.text': 'Il n’y a rien à cette adresse. Le lien a peut-être été coupé en le copiant.',
  'trouble.wreck': 'Une avarie sur cette page',
  'trouble.wreck.text': 'Aucun coup n’est perdu : tout ce qui a été confirmé est en sûreté. Rechargez la page pour reprendre là.',
  'trouble.wreck.details': 'Ce qui a lâché',
  'trouble.outdated': 'Une version plus récente est là',
  'trouble.outdated.text':
    'Boucan a été mis à jour pendant que cette page était ouverte. Rechargez-la pour continuer ; aucun coup n’est perdu.',

  'turn.call': 'À vous',
  'seat.free': 'libre',

  'name.welcome': 'Bienvenue à bord',
  'name.title': 'Votre nom à la table',
  'name.ask': 'Comment les autres doivent-ils vous appeler ?',
  'name.hint': 'Un surnom suffit. Ni compte, ni mot de passe, ni courriel.',
  'name.another': 'Proposer un autre nom',
  'name.take': 'C’est moi',
  'name.choose': 'Choisir un nom',
  'name.change': 'changer',
  'name.unfit': 'Un nom compte de 1 à 24 caractères visibles, sans < ni >.',
  'name.refused': 'Ce nom n’est pas passé. Essayez-en un autre.',

  'link.open': 'autres appareils',
  'link.title': 'Continuer sur un autre appareil',
  'link.text':
    'Ouvrez votre lien personnel sur un téléphone ou un autre ordinateur : cet appareil devient aussi le vôtre, avec le même nom et les mêmes tables.',
  'link.warning': 'Qui possède ce lien est vous. Envoyez-le à vous-même, et à personne d’autre.',
  'link.make': 'Créer un lien personnel',
  'link.label': 'Votre lien personnel',
  'link.dead': 'Ce lien personnel ne mène nulle part',
  'link.dead.text':
    'Il a peut-être été retiré, ou coupé en chemin. Sur un appareil où l’on vous connaît, choisissez « autres appareils » à l’accueil et faites-en un nouveau. En attendant, il y a de la place ici.',
  'link.dead.read': 'Compris',

  about: 'À propos et crédits',

  'lobby.lead': 'Des jeux de pirates à votre table : entre amis, contre des robots, ou les deux.',
  'lobby.play.hint': '{game}, avec {bots, plural, one {un robot} =2 {deux robots} other {# robots}}. Même hors ligne.',
  'lobby.new': 'Ouvrir une table',
  'lobby.new.hint': 'Invitez vos amis, choisissez les robots et le rythme.',
  'lobby.nobody': 'Pour jouer entre amis, il faut un nom, rien de plus.',
  'lobby.known': 'À la table, vous êtes {name}.',
  'lobby.more': 'À lire aussi',
  'lobby.mine': 'Vos tables',
  'lobby.open': 'Tables ouvertes',
  'lobby.open.empty': 'Personne n’attend de joueurs en ce moment. Ouvrez une table publique : elle paraîtra ici pour tous.',
  'lobby.offline': 'Le serveur est hors de portée ; cette liste est vide pour l’instant.',
  'lobby.offline.play': 'Pas de connexion pour le moment. Tout ce qui est sur cet appareil s’en passe.',
  'lobby.device': 'Sur cet appareil',
  'lobby.fork': 'et si ?',
  'lobby.phase.gathering': '{free, plural, =0 {prête à commencer} one {# siège libre} other {# sièges libres}}',
  'lobby.phase.playing': 'en cours',
  'lobby.phase.over': 'terminée',
  'lobby.replay': 'Revoir la partie',
  'lobby.goBack': 'Revenir en arrière et rejouer à partir d’un moment',
  'lobby.delete': 'Supprimer cette table',
  'lobby.delete.text': 'La table n’existe que sur cet appareil. Une fois supprimée, elle est perdue pour de bon.',
  'lobby.delete.yes': 'La supprimer',
  'lobby.delete.no': 'La garder',

  'record.open': 'Ouvrir une partie',
  'record.open.text':
    'Une partie finie s’enregistre dans un fichier : on peut la revoir, la vérifier et la rejouer à partir de n’importe quel moment.',
  'record.drop': 'Choisissez un fichier de partie, ou déposez-le ici',
  'record.other': 'Ouvrir un autre fichier',
  'record.export': 'Enregistrer la partie',
  'record.bad': 'Ce n’est pas une partie',
  'record.bad.text': 'Ce fichier ne contient pas de partie de Boucan : {message}.',
  'record.bad.start': 'Aucune partie n’a pu commencer comme le dit ce fichier.',
  'record.bad.json': 'Ce fichier ne se lit pas comme une partie de Boucan. Le nom d’un tel fichier finit par .json.',

  'rules.of': 'Règles : {game}',

  'bot.level1': 'Passager',
  'bot.level2': 'Matelot',
  'bot.level3': 'Bosco',
  'bot.level4': 'Pilote',
  'bot.level5': 'Vieux loup de mer',
};
