export const errorPage = {
  notFound: {
    pageTitle: 'Page not found',
    picture: '404',
    title: 'We cannot find this page',
    text: 'The URL may be mistyped, or the page has moved. Nothing you did is lost.',
    home: 'Go to the home page',
    contact: 'Contact us',
  },
  broken: {
    pageTitle: 'Something went wrong',
    title: 'Something went wrong',
    text: 'We could not load this page because of a problem on our side. Try again. If it happens again, write to us.',
    again: 'Try again',
    home: 'Go to the home page',
    code: (code: string) => `If you write or call us, give this code: ${code}`,
  },
}
