// One affair in two events, and an event of its own, told by invented outlets.
export const BURST = [
  {
    outlet: 'harbourpost',
    hour: 0,
    title: 'Dam at Velmara bursts after week of rain, four dead',
    body: 'The Velmara dam in the Orska valley burst on Monday after a week of rain, and four people died in the village of Tormin, the Orska rescue service said. Engineers had warned of cracks in the Velmara dam in autumn.',
  },
  {
    outlet: 'nordicbrief',
    hour: 1,
    title: 'Four killed in Tormin as Velmara dam bursts',
    body: 'Four people were killed in Tormin on Monday when the Velmara dam gave way above the Orska valley. The rescue service searched cellars through the afternoon and closed the valley road.',
  },
]
export const INQUIRY = [
  {
    outlet: 'harbourpost',
    hour: 30,
    title: 'Prosecutor opens inquiry into Velmara dam burst',
    body: 'The Orska prosecutor opened an inquiry on Tuesday into the burst of the Velmara dam, in which four people died in Tormin. Investigators seized the reports in which engineers had warned of cracks.',
  },
  {
    outlet: 'civicledger',
    hour: 31,
    title: 'Velmara dam: prosecutor seizes engineers’ warnings in Tormin inquiry',
    body: 'Investigators in the Orska valley seized reports on cracks in the Velmara dam as the prosecutor opened an inquiry into its burst above Tormin, where four people died.',
  },
]
/** Another event. */
export const STRIKE = [
  {
    outlet: 'harbourpost',
    hour: 2,
    title: 'Dock workers of Port Osten strike over pay',
    body: 'Dock workers of Port Osten began a strike.',
  },
  {
    outlet: 'civicledger',
    hour: 2,
    title: 'Strike over pay closes Port Osten',
    body: 'Dock workers closed Port Osten in a strike over pay.',
  },
]
