/** Natural sizes of public/pictures, so that loading images cause no layout shift. */
const sizes = {
  staffroom: [640, 480],
  school: [320, 230],
  almirah: [280, 250],
  letterbox: [200, 220],
  stamp: [240, 180],
  'wiped-board': [300, 200],
  'broken-chalk': [240, 150],
  ledger: [160, 120],
  certificate: [132, 96],
  hands: [160, 120],
  assembly: [160, 120],
  sapling: [160, 120],
  lamp: [160, 120],
  slides: [128, 96],
  cards: [128, 96],
  templates: [128, 96],
  rubric: [128, 96],
  journal: [128, 96],
  ebook: [200, 150],
  video: [200, 150],
  online: [200, 150],
  offline: [200, 150],
  networking: [200, 150],
  website: [200, 150],
  lms: [200, 150],
  projects: [200, 150],
  industry: [200, 150],
  'workshop-impact': [200, 150],
  'workshop-leadership': [200, 150],
  'workshop-goals': [200, 150],
  'workshop-ethics': [200, 150],
  'workshop-innovation': [200, 150],
  'workshop-reflection': [200, 150],
  'workshop-rubrics': [200, 150],
  'workshop-ai': [200, 150],
} as const

export type PictureName = keyof typeof sizes

/** Also on one sheet, for a page that shows many of them. */
export const SHEET_PICTURES = [
  ...(['hands', 'assembly', 'sapling', 'lamp'] as const),
  ...(['slides', 'cards', 'templates', 'rubric', 'journal'] as const),
  ...(['ebook', 'video', 'online', 'offline', 'networking', 'website'] as const),
  ...(['lms', 'projects', 'industry'] as const),
] satisfies PictureName[]

export type SheetPictureName = (typeof SHEET_PICTURES)[number]

export function sheetPicture(name: SheetPictureName) {
  return { ...pictureFile(name), src: `/pictures/home.svg#${name}` }
}

export function pictureFile(name: PictureName) {
  const [width, height] = sizes[name]
  return { src: `/pictures/${name}.svg`, width, height }
}
