/** By what the server says; # stands for a number or a name. */
export const FRENCH: Readonly<Record<string, string>> = {
  'There is no such study. Check the link.': 'Cette étude n’existe pas. Vérifiez le lien.',
  'Too many people look at this study right now.': 'Trop de personnes regardent cette étude en ce moment.',
  'You have # studies. Delete one of them first.': 'Vous avez # études. Supprimez-en une d’abord.',
  'This is not a game file: #.': 'Ce n’est pas un fichier de partie : #.',
  'This game is still being played here. It can be studied when it is over.':
    'Cette partie se joue encore ici. Elle pourra être étudiée quand elle sera terminée.',
  'This game file is not sound: the rules don’t lead where it says.':
    'Ce fichier de partie est faux : les règles ne mènent pas où il le dit.',
  'This game was played by earlier rules. It can be replayed, but not studied.':
    'Cette partie a été jouée avec d’anciennes règles. On peut la revoir, mais pas l’étudier.',
  'This study cannot be brought in. #': 'Cette étude ne peut pas être reprise. #',
  'The rules don’t allow that here.': 'Les règles ne le permettent pas ici.',
  'This study is full. Save it and go on in a new one.': 'Cette étude est pleine. Enregistrez-la et continuez dans une autre.',
  'The people who run this server don’t let you write for now.':
    'Pour l’instant, les responsables de ce serveur ne vous laissent pas écrire.',
  'A study has # members at most.': 'Une étude a # membres au plus.',
  'Only the owner of this study can do that.': 'Seul le propriétaire de cette étude peut le faire.',
  'You can look at this study, but not write in it.': 'Vous pouvez regarder cette étude, mais pas y écrire.',
  'That is no longer there. Someone may have removed it.': 'Cela n’y est plus. Quelqu’un l’a peut-être supprimé.',
  'Only someone who may write in this study can lead it.': 'Pour mener cette étude, il faut pouvoir y écrire.',
  'Only the leader can hand that on.': 'Seule la personne qui mène peut laisser sa place.',
  'A study holds # what-ifs. Remove one first.': 'Une étude contient # variantes. Supprimez-en une d’abord.',
  'A what-if holds # choices.': 'Une variante contient # choix.',
  'Others have gone on from there. Only the owner can remove it.':
    'D’autres ont continué à partir de là. Seul le propriétaire peut la supprimer.',
  'A study holds # comments. Remove one first.': 'Une étude contient # commentaires. Supprimez-en un d’abord.',
  'A study holds # marks. Remove one first.': 'Une étude contient # signes. Supprimez-en un d’abord.',
  'A study holds # lessons. Remove one first.': 'Une étude contient # leçons. Supprimez-en une d’abord.',
  'Only its author can change a comment.': 'Seul son auteur peut modifier un commentaire.',
  'Only its author or the owner of the study can remove it.':
    'Seuls son auteur et le propriétaire de l’étude peuvent le supprimer.',
  'You have # links already: revoke one of them first.': 'Vous avez déjà # liens : révoquez-en un d’abord.',
  'There is no such bot here. Look at the list of bots.': 'Ce robot n’existe pas ici. Regardez la liste des robots.',
  'The people who run this server have excluded you from play. Write to them if this is a mistake.':
    'Les responsables de ce serveur vous ont exclu du jeu. Écrivez-leur si c’est une erreur.',
  'The people who run this server don’t let you chat for now. You can go on playing.':
    'Pour l’instant, les responsables de ce serveur ne vous laissent pas écrire. Vous pouvez continuer à jouer.',
  'The people who run this server have closed this table. Its game can go on.':
    'Les responsables de ce serveur ont fermé cette table. La partie peut continuer.',
  'This seat was drawn for somebody else. You can watch.':
    'Cette place a été tirée au sort pour quelqu’un d’autre. Vous pouvez regarder.',
  'You’ve blocked someone at this table. Unblock them or choose another table.':
    'Vous avez bloqué quelqu’un à cette table. Débloquez cette personne ou choisissez une autre table.',
  'There is no such game; there are #.': 'Ce jeu n’existe pas ici. Il y a : #.',
  'Only those who played can ask for a rematch.': 'Seules les personnes qui ont joué peuvent demander une revanche.',
  'The match is not over yet: finish it first.': 'La partie n’est pas finie : terminez-la d’abord.',
  'The record comes when the match is over.': 'L’enregistrement vient à la fin de la partie.',
  'This match cannot go on: by the rules as this server has them now, it would be another one from entry # on. Nothing of it is lost; tell whoever runs the server.':
    'Cette partie ne peut pas continuer : avec les règles actuelles de ce serveur, elle serait autre à partir de la ligne #. Rien n’est perdu ; prévenez les responsables du serveur.',
  'The match cannot start like this: #': 'La partie ne peut pas commencer ainsi : #',
  'You have # tokens already. Revoke one of them first.': 'Vous avez déjà # jetons. Révoquez-en un d’abord.',
  'This is not a bot of yours. Make the bot first.': 'Ce robot n’est pas à vous. Créez-le d’abord.',
  'You have # bots already. Remove one of them first.': 'Vous avez déjà # robots. Retirez-en un d’abord.',
  'This link no longer works. Ask for a new one.': 'Ce lien ne marche plus. Demandez-en un autre.',
  'You have # notes at this table. Remove some first.': 'Vous avez # notes à cette table. Effacez-en d’abord.',
  'This table doesn’t exist. Check the link.': 'Cette table n’existe pas. Vérifiez le lien.',
  'This is your own link. Send it to somebody else.': 'C’est votre propre lien. Envoyez-le à quelqu’un d’autre.',
  'You can’t block yourself.': 'Vous ne pouvez pas vous bloquer vous-même.',
  'You can’t be your own friend here.': 'Vous ne pouvez pas vous ajouter vous-même.',
  'You have # friends and requests. Remove some first.': 'Vous avez # amis et demandes. Retirez-en d’abord.',
  'You can ask people you’ve met at a table. Others can open your link.':
    'Vous pouvez demander aux personnes rencontrées à une table. Les autres peuvent ouvrir votre lien.',
  'There is no such puzzle.': 'Ce problème n’existe pas.',
  'This is more than anybody can learn here.': 'C’est plus que l’on ne peut apprendre ici.',
  'This game comes without a schema of its view.': 'Ce jeu n’a pas de schéma de sa vue.',
  'There is no such person.': 'Cette personne n’existe pas.',
  'The field “#” is missing or wrong: see /api/docs.': 'Le champ « # » manque ou est incorrect : voir /api/docs.',
  'Only those who sit at a table can invite a bot to it.': 'Seules les personnes assises à une table peuvent y inviter un robot.',
  'There is no empty seat at this table.': 'Il n’y a plus de place libre à cette table.',
  'You have no seat at this table. Sit down first.': 'Vous n’avez pas de place à cette table. Asseyez-vous d’abord.',
  'There is no empty seat at this table. Look for another one.':
    'Il n’y a plus de place libre à cette table. Cherchez-en une autre.',
  'To say something, use …/say.': 'Pour parler, utilisez …/say.',
  'This is not JSON as we understand it: check what was sent.': 'Ce JSON n’est pas compris : vérifiez ce qui a été envoyé.',
  'You can open tournaments only for your own clubs.': 'Vous ne pouvez ouvrir de tournois que pour vos propres clubs.',
  'The games cannot be played like this: #': 'On ne peut pas jouer ainsi : #',
  'You already host # tournaments that aren’t over. Finish one of them first.':
    'Vous organisez déjà # tournois en cours. Terminez-en un d’abord.',
  'There is no such tournament. Check the link.': 'Ce tournoi n’existe pas. Vérifiez le lien.',
  'There is no such club. Check the link.': 'Ce club n’existe pas. Vérifiez le lien.',
  'You’re in # clubs. Leave one of them first.': 'Vous êtes dans # clubs. Quittez-en un d’abord.',
  'There is a club with this name, or one that looks like it. Choose another.':
    'Un club porte déjà ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.',
  'This link no longer works. Ask a member for a new one.': 'Ce lien ne marche plus. Demandez-en un autre à un membre.',
  'Only the person who founded the club can do this.': 'Seule la personne qui a fondé le club peut faire cela.',
  'You founded this club and stay in it.': 'Vous avez fondé ce club et vous y restez.',
  'Say hello first.': 'Dites bonjour d’abord.',
  'This page is of another version: reload it.': 'Cette page est d’une autre version : rechargez-la.',
  'You watch # tables already: close one of them first.': 'Vous regardez déjà # tables : fermez-en une d’abord.',
  'Nobody with this name has a page here.': 'Personne de ce nom n’a de page ici.',
  'There is no such time zone. Choose another.': 'Ce fuseau horaire n’existe pas. Choisissez-en un autre.',
  'Add your e-mail address first, with the code we send there.':
    'Ajoutez d’abord votre adresse e-mail, avec le code qui y est envoyé.',
  'Nothing can be sent to this address. Give one on the internet.':
    'Rien ne peut être envoyé à cette adresse. Donnez-en une sur Internet.',
  'You have # ways to be told already: remove one of them first.':
    'On peut déjà vous prévenir de # façons : retirez-en une d’abord.',
  'This name belongs to somebody else, or looks like theirs. Choose another.':
    'Ce nom est à quelqu’un d’autre, ou lui ressemble. Choisissez-en un autre.',
  'This code doesn’t work: it is wrong, used, or too old. Ask for another one.':
    'Ce code ne marche pas : il est faux, déjà utilisé ou trop vieux. Demandez-en un autre.',
  'This server takes no new accounts. You can go on playing as a guest.':
    'Ce serveur ne prend plus de nouveaux comptes. Vous pouvez continuer à jouer sans compte.',
  'This server sends no e-mail.': 'Ce serveur n’envoie pas d’e-mails.',
  'This is your only way back to your account. Add another one first.':
    'C’est votre seul moyen de retrouver votre compte. Ajoutez-en un autre d’abord.',
  'This passkey was not accepted. Try again.': 'Cette clé d’accès n’a pas été acceptée. Réessayez.',
  'You have # passkeys already: remove one of them first.': 'Vous avez déjà # clés d’accès : retirez-en une d’abord.',
  'Send a token: “Authorization: Bearer …”. You create one in the settings.':
    'Envoyez un jeton : « Authorization: Bearer … ». Vous le créez dans les réglages.',
  'Choose a name first.': 'Choisissez d’abord un nom.',
  'This token is unknown or revoked. Make another one in the settings.':
    'Ce jeton est inconnu ou révoqué. Créez-en un autre dans les réglages.',
  'This can’t be done with a token. Do it in the browser.': 'Un jeton ne suffit pas pour cela. Faites-le dans le navigateur.',
  'This token can’t do that. Make one in the settings that allows “#”.':
    'Ce jeton ne le permet pas. Créez-en un dans les réglages qui permet « # ».',
  'This is for people with an account. Add a passkey or an e-mail address in the settings first.':
    'Il faut un compte pour cela. Ajoutez d’abord une clé d’accès ou une adresse e-mail dans les réglages.',
  'Only the people who run this server can do that.': 'Seuls les responsables de ce serveur peuvent faire cela.',
  'There is no such game here. There are #.': 'Ce jeu n’existe pas ici. Il y a : #.',
  'This table is by invitation only. Ask its host for a link.': 'Cette table est sur invitation. Demandez un lien à son hôte.',
  'The host has blocked you from this table. You can open one of your own.':
    'L’hôte vous a fermé cette table. Vous pouvez en ouvrir une.',
  'You can’t sit at this table. Choose another.': 'Vous ne pouvez pas vous asseoir à cette table. Choisissez-en une autre.',
  'With this link you can only watch. Ask for an invitation to play.':
    'Ce lien permet seulement de regarder. Demandez une invitation pour jouer.',
  'This request came from another site. Open Boucan itself.': 'Cette demande vient d’un autre site. Ouvrez Boucan lui-même.',
  'Too many requests. Wait a moment and try again.': 'Trop de demandes. Attendez un moment et réessayez.',
  'You have too many pages open. Close some and try again.': 'Trop de pages sont ouvertes. Fermez-en et réessayez.',
  'You have # unfinished tables. Finish or leave some of them first.':
    'Vous avez # tables en cours. Terminez-en ou quittez-en d’abord.',
  'Slow bots already play at # of your tables. Wait until one of these games is over.':
    'Des robots lents jouent déjà à # de vos tables. Attendez la fin d’une de ces parties.',
  'Nothing can be saved right now. Try again later.': 'Rien ne peut être enregistré pour l’instant. Réessayez plus tard.',
  'That’s too long. Make it shorter.': 'C’est trop long. Raccourcissez.',
  'There is nothing at this address. Check it.': 'Il n’y a rien à cette adresse. Vérifiez-la.',
  'Something went wrong on the server. Try again in a moment.': 'Le serveur a rencontré un problème. Réessayez dans un moment.',
  '# has failed, so this table has stopped. Nothing of it is lost. Tell whoever runs the server; other tables go on.':
    '# a échoué et cette table est arrêtée. Rien n’est perdu. Prévenez les responsables du serveur ; les autres tables continuent.',
  'The server is restarting. It will be back in a moment.': 'Le serveur redémarre. Il revient dans un moment.',
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const PATTERNS = Object.entries(FRENCH)
  .filter(([english]) => english.includes('#'))
  .map(([english, french]) => [new RegExp(`^${english.split('#').map(escaped).join('(.+)')}$`, 's'), french] as const);

/** The same in French, if there are words for it. */
export function inFrench(message: string): string | null {
  const same = FRENCH[message];
  if (same !== undefined) return same;
  for (const [pattern, french] of PATTERNS) {
    const found = pattern.exec(message);
    if (found !== null) return french.replace('#', () => found[1]!);
  }
  return null;
}
