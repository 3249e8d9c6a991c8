// The verbs that lines of the log are made with. A line without one is a telegram; a new verb is added here.
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

export const VERBS = {
  en: words(`
    is are was were has have had can can’t cannot goes go does do gets get takes take comes come plays play draws draw rolls roll sails sail moves move
    leaves leave uses use pays pay scores score loses lose receives receive loads load throws throw fires fire becomes become falls fall
    hits hit miss misses begins begin buys buy attacks attack tells tell appears appear sends send sinks sink waits wait spends spend stops
    stop finds find meets meet repels repel beats beat reaches reach joins join advances advance rebels rebel gains gain keeps keep grows
    shrinks rises stays stay recover recovers brings bring starts start turns turn digs looks look lands land shares share walks
    sits calls searches owns carries leads captures occupies plunders deals dodges fails hides offers holds finishes earns earn chooses
    lasts breaks heal heals sells dismisses set sets tire tires returns wakes reassigns avoids drinks rerolls succeeds succeed reveals
    happens decides steals mutinies remains maroons surrenders man places drifts drift runs collides rams docks buries completes puts
    senses clears drops blows catches clings opens damages vanishes tries hoists lies strikes adds jumps cuts harangues wins win ties lays
    bids reveal flies lose count counts repairs spies reaches strengthens sets sinks enters declares manoeuvres discards shows hires announces counters
    lands benefits helps escapes rides scouts recruits fills accepts asks searches makes offered dies retires stands swings lets wants
    looks changes lapses ends returns burns repairs acquires proves tests boards sweeps saves plundered fought
    demands defeats visits hears assaults replaces removes frees return gives promotes destroys reduces cancels resists refuses regains
    slips outbids deserts strews lands benefits declines steers delivers searches enters sinks
  `),
  fr: words(`
    est sont était a ont va vont fait font met mettent prend prennent reçoit reçoivent joue jouent pioche piochent perd perdent gagne gagnent
    obtient obtiennent paie dépense passe passent reste restent devient tombe se subit apparaît apparaîtront rapporte rapportent quitte
    quittent jette embarque trouve achète attaque attaquent raconte commence vaut tire couche touche touchent coule envoie décomptent gênent
    manque manquent totalise remporte accoste charge cherche mélange capture rencontre lance repousse relance coûte compte comptent guérit
    révèle surveille vole déclenche retombe avance heurte déterre enterre revient regarde partagent mène ramène peut rappelle possède
    accueille porte marque partent arrête occupe pille esquive attend inflige bat cache rejoint arrivent propose termine choisit incarne
    dure arrive guérissent vend congédie récupère récupèrent reprend réassigne évite utilise consomme contient boit faut réussit désigne
    complote dépasse mise mutine remonte monte abandonne rend actionne descend place retire établit établissent pivote dérive éperonne
    répare participe accomplit sent vient s’apaise souffle surprend agrippe ouvre endommage distance atteint disparaît hisse repose aborde
    séparent coupe harangue donne ajoute saute tourne abat apporte monte baisse augmente diminue garde gardent fatigue fatiguent rentre
    touche laisse perd aperçoit achève entre mord devient lève tient déclare manœuvre défausse montre engage annonce pose rejoint sort
    cherche charge déplace fuit repart pousse verse encaisse meurt reviendra accepte visite vérifie recrute recueille apprend achète sonne
    révèlent frappe emporte étale dérobe distingue rompt échappe annule profite met paient aura croise rejette refuse attise reprennent cherche
    c’est acquiert demande détruit réduit prouve remplace fouille remélange libère éclate résiste échoue installe balaie sauve sème
    promeut déserte saisit livre garde prête surenchérit remportent perdent obtiennent enfuit coulent regagne repousse faufile renonce
    abîment finit entrent parvient complète échange
  `),
} as const;
