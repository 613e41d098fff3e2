export const errorPages = {
  notFound: {
    pageTitle: 'Page not found',
    picture: '404',
    title: 'This page has been wiped off the board',
    text: 'The address may be mistyped, or the page has moved. Nothing you did is lost.',
    home: 'Go to the home page',
    contact: 'Tell us what you were looking for',
  },
  broken: {
    pageTitle: 'Something went wrong',
    title: 'The chalk broke',
    text: 'Something went wrong on our side while this page was being made. Please try once more; if it happens again, write to us.',
    again: 'Try again',
    home: 'Go to the home page',
  },
}
