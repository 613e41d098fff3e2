import { errorPage } from './error-pages'

export const plainPage = {
  500: {
    title: 'Something went wrong on our side',
    text: 'We have logged the error and will look at it. Try again.',
  },
  503: {
    title: 'The site is very busy right now',
    text: 'Nothing is lost. Reload this page in a moment.',
  },
  home: 'Home',
  code: errorPage.broken.code,
}
