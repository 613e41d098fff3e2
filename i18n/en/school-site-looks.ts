/** Designs of a school’s website, each shown with the school’s own pages. */
export const schoolSiteLooks = {
  legend: 'Design',
  hint: 'Each picture is your own website. Your words and photos stay the same in every design.',
  names: {
    simple: 'Simple',
    ruled: 'Newspaper',
    bands: 'Wide bands',
    side: 'Menu at the side',
    classic: 'Classic',
    bright: 'Bright',
  },
  words: {
    simple: 'A coloured head, and one column below it.',
    ruled: 'A title between lines, and headings in the margin.',
    bands: 'Areas from edge to edge, and strong headings.',
    side: 'The pages at the side, and each part on a card.',
    classic: 'A page on cream paper. Only older websites have it.',
    bright: 'A page with round corners. Only older websites have it.',
  },
  open: (name: string) => `See it large: ${name}`,
}
