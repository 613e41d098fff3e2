/** The editor of texts. */
export const richText = {
  toolbar: (label: string) => `Format: ${label}`,
  actions: {
    strong: 'Bold',
    emphasis: 'Italic',
    link: 'Link',
    heading: 'Heading',
    bullets: 'List with points',
    numbers: 'List with numbers',
    undo: 'Undo',
    redo: 'Redo',
  },
  full: (max: number) => `This field takes at most ${max} characters.`,
  link: {
    title: 'Link',
    address: 'Address',
    addressHint: 'A web page, an email address or a page of this site.',
    words: 'Text to show',
    fault: 'Enter an address such as https://www.example.org.',
    save: 'Save the link',
    remove: 'Remove the link',
    cancel: 'Cancel',
  },
}
