/** Only what tests or the site itself show. A limit leaves the list when it is gone. */
export const accessibility = {
  title: 'Accessibility',
  description: 'How accessible UNS is, how we test it, which limits we know, and how to reach us.',
  lede: 'Every teacher should be able to use UNS: with a keyboard, a screen reader, large text or an old phone.',
  sections: [
    {
      heading: 'The standard',
      points: [
        'We work towards the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
        'So we also follow what IS 17802, the Indian standard for accessible technology, asks of web pages.',
        'We know of no page that fails a point of them, except for the limits below. Nobody outside UNS has checked this.',
      ],
    },
    {
      heading: 'What we test, and how',
      points: [
        'The program axe opens pages and forms, with their errors too, on a phone 360 pixels wide. It opens public pages also at 1280 pixels. It must find no fault.',
        'A test registers, logs in and opens the menu with the keyboard only. Another does so in the pages of our team.',
        'We compare the headings, links, fields and buttons that a screen reader announces with those we expect.',
        'No page scrolls sideways at 400% zoom or on a screen 320 pixels wide. Everything you can tap is at least 24 pixels wide and high.',
        'Registration, login, contact and the forms for schools work without scripts.',
        'Videos have captions. E-books open as text that you can enlarge. PDF files of books and certificates have a structure for screen readers.',
        'The reader of e-books reads aloud with the voices of your device. It has wide spacing, two typefaces and a focus line. We compare it line by line with what the DAISY Consortium asks of reading apps.',
      ],
    },
    {
      heading: 'Known limits',
      points: [
        'The tests are programs. No teacher who uses a screen reader or a switch has tested the site for us yet.',
        'Videos have no audio description.',
        'The reader does not read printed pages aloud, and cannot hide page numbers or highlights. Whether it speaks a language depends on the device.',
        'Schools write their own websites. We check their colours and ask for a description of each picture, but not how good it is.',
        'Live sessions run on a meeting service, and recordings on video sites. We cannot change their pages.',
        'An uploaded file of our team or of a school may lack a structure for screen readers.',
      ],
    },
  ],
  contact: {
    heading: 'Tell us what does not work',
    text: 'Write which page it is, what you wanted to do, and with which phone or program. We answer every message, and send you the content in another form if we can.',
    link: 'Write to us',
    email: (address: string) => `Or by email: ${address}`,
    dated: 'This statement is from November 2026.',
  },
}
