/** The pages of the server's own, for when the site itself cannot make one. */
export const plainPages = {
  500: {
    title: 'Something went wrong on our side',
    text: 'It has been written down and we will look at it. Please try again.',
  },
  503: {
    title: 'The site is very busy right now',
    text: 'Nothing is lost. Please load this page again in a moment.',
  },
  home: 'Home',
}
