import { errorPage } from './error-pages'

export const plainPage = {
  500: {
    title: 'हमारी तरफ़ से कुछ गड़बड़ हो गई',
    text: 'गड़बड़ी दर्ज हो गई है और हम उसे देखेंगे। फिर कोशिश करें।',
  },
  503: {
    title: 'साइट पर अभी बहुत भीड़ है',
    text: 'कुछ नहीं खोया है। थोड़ी देर में यह पेज फिर से लोड करें।',
  },
  home: 'होम',
  code: errorPage.broken.code,
}
