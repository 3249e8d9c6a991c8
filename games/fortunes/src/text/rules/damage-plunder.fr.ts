import type { damagePlunder as en } from './damage-plunder.en.ts';

export const damagePlunder: { readonly [id in keyof typeof en]: string } = {
  'FDM-DAMAGE-01':
    'Chaque touché a son dé, qui dit où il porte : 1 Cargaison, 2 Mâts, 3 Équipage, 4 Canons. La table peut échanger 3 et 4, que la règle imprimée laisse ouverts.',
  'FDM-DAMAGE-02': 'Aucun nombre du dé de localisation ne mène à la Coque.',
  'FDM-DAMAGE-03':
    'Un crâne laisse le choix de la section au propriétaire du bateau visé ; pour un CNJ, au joueur qui le joue. Boulets enchaînés et mitraille ôtent ce choix.',
  'FDM-DAMAGE-04':
    'Les nombres d’abord, les crânes ensuite : tous les dés lancés, l’attaquant puis le défenseur décident de leurs boulets enchaînés ou de leur mitraille, on étale les touchés numérotés et l’on place les crânes à leur vue. L’attaquant puis le défenseur peuvent alors annuler un touché, et c’est seulement là que tombent les dégâts.',
  'FDM-DAMAGE-05':
    'Chaque dégât pousse le cube de la section d’une case à gauche. Sous le 1, il s’en va et la section est détruite.',
  'FDM-DAMAGE-06': 'Une section détruite renvoie les touchés suivants à la Coque, même ceux de la volée qui l’a abattue.',
  'FDM-DAMAGE-07': 'Si la Coque est détruite, le bateau coule, le combat est perdu et le capitaine meurt.',
  'FDM-DAMAGE-08':
    'Chaque dégât à la Cargaison ôte la place d’une carte, et ce qui ne tient plus est aussitôt défaussé, au hasard. Si tout tient encore, vous ne perdez rien.',
  'FDM-DAMAGE-09': 'Sans Mâts, vous n’avez qu’un dé au concours et ne pouvez déclarer que Tirer.',
  'FDM-DAMAGE-10': 'Sans Équipage, plus d’Abordage, et tout combat d’équipage est perdu dès qu’il s’engage.',
  'FDM-DAMAGE-11': 'Chaque dégât aux Canons, c’est un touché de moins ; détruits, ils se taisent.',
  'FDM-DAMAGE-12':
    'Après le combat, des sections détruites ne vous empêchent pas de vous déplacer. Mais elles comptent contre vous au combat suivant, et vous ne pouvez pas faire de raid tant qu’il en reste une.',
  'FDM-DAMAGE-13':
    'Un crâne se place où vous voulez sur votre bateau, Coque comprise. Si vous nommez une section détruite, c’est la Coque qui encaisse.',
  'FDM-DAMAGE-14': 'Un combat d’équipage n’abîme que l’Équipage : le surplus n’atteint jamais la Coque.',

  'FDM-BOARD-01': 'Un combat d’équipage s’engage sitôt un abordage réussi, ou quand une rumeur ou une mission y mène.',
  'FDM-BOARD-02': 'Sans Équipage au moment où s’engage un combat d’équipage, vous avez perdu, sans un dé.',
  'FDM-BOARD-03': 'À chaque tour d’un combat d’équipage, les deux capitaines lancent ensemble leur Leadership.',
  'FDM-BOARD-04':
    'En combat d’équipage, chaque succès coûte 1 point d’Équipage à l’autre, mais jamais plus que vous n’en aviez vous-même avant le jet.',
  'FDM-BOARD-05': 'En combat d’équipage, les deux camps subissent leurs pertes en même temps.',
  'FDM-BOARD-06': 'Un combat d’équipage continue jusqu’à ce qu’un camp au moins n’ait plus d’Équipage. Personne ne peut fuir.',
  'FDM-BOARD-07':
    'Votre Équipage anéanti, vous perdez et votre capitaine meurt, à terre comme en mer, et le vainqueur peut piller. Contre des gardes, à terre, vous pouvez toujours refuser le combat avant le premier jet.',
  'FDM-BOARD-08':
    'Si les deux camps perdent leur dernier homme au même tour de combat, le plus de succès l’emporte ; ici tous comptent, même au-delà des dégâts permis.',
  'FDM-BOARD-09': 'Si les deux camps sont anéantis à succès égaux, additionnez les autres dés : la plus forte somme l’emporte.',
  'FDM-BOARD-10': 'Si les sommes aussi sont égales, personne n’a gagné et le combat d’équipage est fini.',
  'FDM-BOARD-11':
    'Après une égalité complète en combat d’équipage, les deux capitaines survivent sans Équipage, et il n’y a ni Gloire, ni pillage, ni récompense. Selon une option de table, tous deux meurent.',
  'FDM-BOARD-12':
    'Gagner quand les deux camps sont anéantis, c’est survivre sans Équipage, et c’est une victoire comme une autre, Gloire comprise.',
  'FDM-BOARD-13':
    'En combat d’équipage, vous lancez tout votre Leadership, si maigre que soit l’Équipage : il ne limite que les dégâts. La Manœuvrabilité n’ajoute ici aucun dé.',

  'FDM-WEAPON-01':
    'Harpeau : au tour de combat où vous avez déclaré Abordage, défaussez-le juste après votre jet de Manœuvre pour relancer, une fois, ceux de vos dés que vous voulez. Il passe avant les cartes Gloire, et l’attaquant décide le premier.',
  'FDM-WEAPON-02': 'Ce que vous obtenez avec le harpeau décide du concours, même si vous l’aviez perdu.',
  'FDM-WEAPON-03':
    'Boulets enchaînés : quand vous avez vu où portent vos coups, défaussez-les, et tous les crânes de cette volée frappent les Mâts.',
  'FDM-WEAPON-04':
    'Avec les boulets enchaînés, ce qui atteint des Mâts déjà détruits dans cette volée, par crâne ou par nombre, se perd et épargne la Coque.',
  'FDM-WEAPON-05': 'Mitraille : au même moment, défaussez-la, et tous les crânes de cette volée frappent l’Équipage.',
  'FDM-WEAPON-06':
    'Avec la mitraille, ce qui atteint un Équipage déjà détruit dans cette volée, par crâne ou par nombre, se perd et épargne la Coque.',
  'FDM-WEAPON-07':
    'Une volée prend les boulets enchaînés ou la mitraille, jamais les deux, et l’arme choisie emporte tous les crânes.',
  'FDM-WEAPON-08':
    'Avec boulets enchaînés ou mitraille, les autres sections détruites renvoient toujours leurs touchés à la Coque.',
  'FDM-WEAPON-09': 'Une arme spéciale une fois employée retourne à la réserve, où elle est de nouveau à vendre.',
  'FDM-WEAPON-10': 'En raid, les trois armes spéciales se valent : chacune change un dé raté en succès.',
  'FDM-WEAPON-11': 'Ni boulets enchaînés ni mitraille avec les canons de longue portée.',

  'FDM-MOD-01':
    'Les hamacs supplémentaires relèvent de 1 l’Équipage que porte votre bateau, 5 au plus. Ils arrivent vides : reste à recruter l’homme.',
  'FDM-MOD-02': 'Gréement et voiles spéciaux relèvent de 1 la Manœuvrabilité de votre bateau, 5 au plus.',
  'FDM-MOD-03':
    'Coque renforcée : quand tous les touchés ont trouvé leur section, crânes compris, retournez le jeton pour en annuler un sur votre bateau.',
  'FDM-MOD-04':
    'Une coque renforcée retournée ne sert plus à rien tant que vous ne l’avez pas fait remettre en état dans un port, pour 3 pièces d’or.',
  'FDM-MOD-05': 'La cale prolongée relève de 1 votre Cargaison, valeur et cube, 5 au plus. Les dégâts déjà subis demeurent.',
  'FDM-MOD-06':
    'Canons chasseurs : quand l’un de vous deux a déclaré Fuir, retournez le jeton pour un touché, dont un dé dit la section. Ils tirent après les deux déclarations et avant le concours, sans jet à réussir, et leur dégât est immédiat.',
  'FDM-MOD-07': 'Le combat fini, le jeton des canons chasseurs se remet à l’endroit : un coup par combat.',
  'FDM-MOD-08': 'Quand les deux camps ont déclaré Fuir, les canons chasseurs peuvent encore tirer avant qu’on se quitte.',
  'FDM-MOD-09':
    'Le sabord supplémentaire relève de 1 vos Canons, valeur et cube, 5 au plus. Il ne protège rien : deux touchés font toujours tomber 2 Canons à 0, et le chantier peut les ramener à 2.',
  'FDM-MOD-10':
    'Pierriers : avant un combat d’équipage en mer, peu importe qui aborde, lancez 2 dés ; avec un crâne ou deux, l’ennemi perd 1 point d’Équipage. Si les deux camps en ont, ils tirent ensemble, et s’il ne reste alors d’Équipage à personne, il n’y a pas de vainqueur.',
  'FDM-MOD-11': 'Les pierriers ne tirent pas dans les combats d’équipage à terre.',
  'FDM-MOD-12':
    'Canons de longue portée : en ouverture du combat, avant toute déclaration, lancez un dé par Canon ; chaque crâne est un touché, dont un autre dé dit la section. Si les deux camps en ont, ils tirent ensemble, avec les Canons qu’ils avaient en arrivant.',
  'FDM-MOD-13': 'Ni boulets enchaînés ni mitraille ne dirigent les touchés des canons de longue portée.',
  'FDM-MOD-14':
    'Qu’un bateau modifié sombre, soit vendu ou défaussé, et son joueur répartit aussitôt ses modifications dans des ports qui n’en ont pas, mêlées et face cachée, une par port.',
  'FDM-MOD-15': 'Quand vous répartissez des modifications, vous choisissez les ports, et le hasard le jeton de chacun.',
  'FDM-MOD-16': 'La place ne manque jamais aux modifications : 16 jetons pour 16 ports.',
  'FDM-MOD-17': 'Une modification tient à son bateau et ne passe pas sur un autre, sauf à St. John.',
  'FDM-MOD-18': 'Si les pierriers prennent à un capitaine son dernier point d’Équipage, il perd aussitôt.',
  'FDM-MOD-19':
    'Vous pouvez dépenser boulets enchaînés ou mitraille pour le touché de vos canons chasseurs, et ceux-ci tirent même quand vos Canons sont détruits. La table peut exiger qu’il vous en reste au moins 1.',

  'FDM-PLUNDER-01':
    'On ne pille qu’après avoir gagné un combat d’équipage, peu importe qui a abordé. Un bateau coulé ne laisse rien à piller.',
  'FDM-PLUNDER-02': 'À un joueur vaincu, vous pouvez prendre tout l’or du bord.',
  'FDM-PLUNDER-03':
    'Vous pouvez prendre les cartes Gloire d’un joueur vaincu : regardez-les toutes, gardez-en quatre en main et défaussez le reste, sans en jouer entre-temps.',
  'FDM-PLUNDER-04':
    'Vous pouvez prendre les marchandises d’un joueur vaincu, autant qu’il en tient dans le bateau que vous gardez, en son état.',
  'FDM-PLUNDER-05':
    'Vous pouvez prendre la rumeur d’un joueur vaincu ; si vous en avez une encore à prouver, vous gardez l’une des deux et l’autre est mêlée à la pioche. Une rumeur déjà prouvée ne se prend pas et s’en va avec son capitaine.',
  'FDM-PLUNDER-06': 'Vous pouvez prendre les armes spéciales d’un joueur vaincu, toujours une seule de chaque.',
  'FDM-PLUNDER-07': 'Vous pouvez prendre le bateau d’un joueur vaincu.',
  'FDM-PLUNDER-08': 'Vous pouvez prendre à votre service les spécialistes engagés d’un joueur vaincu, sans rien payer.',
  'FDM-PLUNDER-09': 'La mission d’un joueur vaincu est défaussée : celle-là ne se prend pas.',
  'FDM-PLUNDER-10': 'Vaincre un pirate vous vaut aussi la récompense, aux conditions habituelles.',
  'FDM-PLUNDER-11': 'Sur un navire vaincu, piochez 3 cartes Cargaison et touchez en Or leurs valeurs de Pillage.',
  'FDM-PLUNDER-12':
    'Des cartes piochées sur un navire, vous en perdez ensuite une au hasard par dégât à sa Cargaison, et gardez ce que vous voulez du reste, autant qu’il en tient dans le bateau que vous gardez. L’or n’en est pas diminué.',
  'FDM-PLUNDER-13':
    'Les pirates non-joueurs ne portent ni or ni marchandise. Vous avez la récompense, si vous n’êtes pas pirate, et vous pouvez prendre le bateau.',
  'FDM-PLUNDER-14':
    'Le combat d’équipage d’un abordage une fois gagné, vous pouvez échanger votre bateau contre celui du vaincu, joueur ou non-joueur. Prenez votre propre figurine de ce type, celle du galion pour un man’o’war ; la brune ou la noire quitte le plateau.',
  'FDM-PLUNDER-15': 'Vous prenez un bateau capturé tel qu’il est, dégâts compris.',
  'FDM-PLUNDER-16': 'Vos propres hommes arment un bateau capturé, autant que le permet sa valeur d’Équipage.',
  'FDM-PLUNDER-17':
    'Or, cartes, armes spéciales et marchandises vous suivent sur un bateau capturé, ces dernières autant qu’il en tient dans l’état où il est.',
  'FDM-PLUNDER-18':
    'Vos modifications à vous ne suivent pas sur un bateau capturé : l’ancien est défaussé et ses jetons repartent vers les ports.',
  'FDM-PLUNDER-19':
    'Les modifications d’un bateau capturé y restent et vous servent désormais. La table peut préférer les renvoyer vers les ports.',
  'FDM-PLUNDER-20': 'La capture est le seul moyen d’avoir un man’o’war.',
  'FDM-PLUNDER-21': 'Tirer 12 pièces d’or ou plus d’un navire n’est pas un raid et ne vaut pas de Gloire à ce titre.',
  'FDM-PLUNDER-22': 'Après un combat d’équipage à terre, aucun bateau à prendre.',
  'FDM-PLUNDER-23':
    'Un CNJ qui vous vainc ne prend rien : tout ce que vous aviez à bord est défaussé, et personne ne touche de récompense.',
  'FDM-PLUNDER-24':
    'Après un combat d’équipage, tout vient dans cet ordre : la prime pour un navire, le point de Gloire et sa carte, la récompense, le choix du bateau, puis le pillage, dans les limites du bateau gardé. En dernier, ce qui reste au vaincu est défaussé et les modifications sont réparties dans les ports.',
};
