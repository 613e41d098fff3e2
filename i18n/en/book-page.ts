export const bookPage = {
  kind: 'e-book',
  /** After a short description, in a search result. */
  more: 'An e-book for teachers of grades 6 to 12, to read in the browser or to print.',
  register: 'Register and read it free',
  subscription: 'Read it with a subscription',
  opening: 'How it begins',
  contents: 'What is in it',
  /** The chapter whose beginning is on the page. */
  openChapter: 'begins on this page',
  facts: {
    heading: 'About this book',
    audience: 'Who it is for',
    audienceText: 'Teachers of grades 6 to 12, in any subject and with any board.',
    price: 'What it costs',
    priceFree: 'Nothing. You need an account, which is free.',
    pricePremium: 'Your school’s subscription includes it. You pay nothing yourself.',
    length: 'Length',
    pages: (count: number) => `${count} pages`,
    reading: 'How to read it',
    readingText: 'In the browser, on a phone or a computer. You can also print it.',
    category: 'Subject',
    language: 'Language',
    editions: 'Other languages',
    theme: 'Theme',
  },
  others: 'More e-books',
}
