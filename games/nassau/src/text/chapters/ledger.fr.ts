import type { Same } from '../chapter.ts';
import type { ledger as en } from './ledger.en.ts';

const STOWED =
  '{crates, plural, =0 {} one {# caisse} other {# caisses}}{provisions, plural, =0 {} one {# provision} other {# provisions}}';

export const ledger: Same<typeof en> = {
  prompts: {
    'gain.choose': 'Que prenez-vous {cause_because} ?',
    'gain.weapon': 'Quelle arme prenez-vous {cause_because} ?',
    'gain.hat': 'Vous recevez un nouveau marin. Quel animal en attente porte-t-il ?',
    'gain.animal': 'Quel animal prenez-vous à bord {cause_because} ?',
    'gain.table': 'De quelle table rappelez-vous votre pirate ?',
    'gain.deck': 'Vous piochez {left, plural, one {# récit} other {# récits}} {cause_because}. Dans quelle pile ?',
    'pay.keep':
      '{item, select, rum {Vous allez dépenser 1 rhum.} bomb {Vous allez dépenser une bombe.} contract {Vous allez dépenser un contrat.} compass {Vous allez dépenser une boussole.} other {Vous allez payer en doublons.}} L’esprit de singe vous épargne-t-il cette dépense ?',
    'holds.room':
      'Vous chargez {what, select, crate {{n, plural, one {# caisse} other {# caisses}}} provision {{n, plural, one {# provision} other {# provisions}}} other {{what_a}}}. {fits, plural, =0 {Vos cales n’ont plus de place.} other {Vos cales n’ont de place que pour #.}} Faites-vous de la place ?',
    'holds.overflow': 'Vos cales débordent. Que jetez-vous par-dessus bord ?',
  },
  choices: {
    take: 'Prendre {gain_a}',
    arm: 'Prendre {weapon_a}',
    hat: 'Confier {animal_the} au marin',
    adopt: 'Prendre {animal_the}',
    table: 'Rappeler le pirate de {table_the}',
    deck: 'Piocher dans {deck_the}',
    keep: 'Utiliser l’esprit de singe',
    spend: 'Payer',
    drop: 'Jeter {cargo, select, crates {{n, plural, one {# caisse} other {# caisses}}} provisions {{n, plural, one {# provision} other {# provisions}}} other {{cargo_the}}} par-dessus bord',
    rat: 'Charger deux fois une cale grâce au rat',
    leave: 'Prendre ce qui tient',
  },
  events: {
    'gain.received': '{seat} reçoit {gain_a} {cause_because}.',
    'gain.nothing': '{seat} ne peut pas prendre {gain_a} {cause_because}.',
    'weapon.taken': '{seat} reçoit {weapon_a} {cause_because}.',
    'cargo.stowed': `{n, plural, =0 {{seat} n’a pas de place pour {cargo, select, crates {{lost, plural, one {# caisse} other {# caisses}}} other {{lost, plural, one {# provision} other {# provisions}}}} {cause_because}.} other {{seat} charge ${STOWED} {cause_because}{lost, plural, =0 {} other { et n’a pas de place pour # de plus}}.}}`,
    'good.stowed': '{seat} charge {good_a} {cause_because}.',
    'cargo.dropped': `{seat} jette ${STOWED} par-dessus bord.`,
    'good.dropped': '{seat} jette {good_the} par-dessus bord.',
    'pirate.hired': '{seat} rappelle un pirate de {table_the} à la taverne.',
    'animal.taken': '{seat} prend {animal_a} à bord{active, plural, =0 {, encore sans marin} other {}}.',
    'animal.searched':
      '{seat} possède déjà tous les animaux de l’île et cherche dans la pile{animals_count, plural, =0 {} one {. Retour dans la pile : {animals}} other {. Retour dans la pile : {animals}}}.',
    'animal.shown': 'L’île des animaux accueille {animal_a}.',
    'animal.seated': 'Le nouveau marin {seat_of} porte {animal_the}.',
    'animal.used': '{seat} utilise {animal_the}.',
    'tale.drawn': '{seat} pioche un récit dans {deck_the} {cause_because}.',
    'tale.drawn:seen': '{seat} pioche un récit dans {deck_the} {cause_because} : « {card} ».',
    'deck.renewed': '{deck_The} est vide : on mélange sa défausse.',
    'doubloons.paid': '{seat} paie {n, plural, one {# doublon} other {# doublons}} {cause_to}.',
    'item.spent':
      '{item, select, rum {{seat} dépense 1 rhum {cause_because}.} bomb {{seat} dépense une bombe.} contract {{seat} dépense un contrat pour reprendre la récompense.} other {{seat} dépense {item_a} pour trouver {cause_the}.}}',
    'item.kept':
      'Grâce à l’esprit de singe, {seat} {item, select, rum {garde le rhum} bomb {garde la bombe} contract {garde le contrat} compass {garde la boussole} other {ne paie aucun doublon}}.',
    'points.scored':
      '{seat} marque {points, plural, one {# point} other {# points}} {cause, select, tales {pour les meilleurs récits de la manche} other {{cause_because}}} ({total} en tout).',
    'points.lost':
      '{seat} perd {points, plural, one {# point} other {# points}} {cause, select, tales {faute de récit} other {{cause_because}}} ({total} en tout).',
  },
  reasons: {
    'five-weapons': 'Vous avez déjà 5 armes de ce type.',
    'supply-empty': 'Il n’y en a plus dans la réserve.',
    'owns-that-kind': 'Vous avez déjà cet animal.',
    'table-left': 'Votre pirate a déjà quitté cette table.',
    'nothing-to-receive': 'Vous ne pouvez pas le prendre : vous en avez le maximum, ou il n’y en a plus.',
  },
  names: {
    'deck-arrr': 'pile Arrr',
    'deck-arrr:the': 'la pile Arrr',
    'deck-b': 'pile B',
    'deck-b:the': 'la pile B',
    crates: 'caisses',
    provisions: 'provisions',
    crate: 'caisses',
    provision: 'provisions',
    'any-good': 'marchandise',
    'any-good:a': 'une marchandise',
  },
};
