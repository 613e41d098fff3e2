export const teamPaperForm = {
  title: 'Enter a paper form',
  lede: 'This creates the school, its term and the coordinator’s invitation. We email the invitation to the school.',
  link: 'Enter a paper form',
  details: 'From the form',
  term: 'Term',
  signed: 'Signed on the paper form',
  notSigned: 'Not signed yet',
  button: 'Create the school',
  entered: (school: string) => `${school} is created. We email the invitation to the school.`,
  why: { name: 'similar name and place', phone: 'same phone', email: 'same email' },
  duplicate: (school: string, reasons: string[]) =>
    `Possible duplicate: ${school} (${reasons.join(', ')}).`,
  duplicatesHint: 'Open it. If it is another school, press the button again.',
  opensInNewTab: (school: string) => `${school} (new tab)`,
}
