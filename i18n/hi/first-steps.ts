import { formatFullDate, formatIndianTime } from '../dates'

export const firstSteps = {
  title: 'पहले ये तीन काम करें',
  lede: (name: string) => `${name}, इन्हें किसी भी क्रम में करें। हर काम में कुछ मिनट लगते हैं।`,
  progress: (done: number) => `3 में से ${done} हो गए`,
  done: 'हो गया',
  /** From other pages. */
  link: (done: number) => `पहले के तीन काम: 3 में से ${done} हो गए`,
  all: 'तीनों काम हो गए। अब अपने अगले पाठ के लिए कुछ ढूँढें।',
  toolkit: 'टूलकिट खोलें',
  when: (at: Date) => `${formatFullDate(at)}, ${formatIndianTime(at)}`,
  steps: {
    address: {
      title: 'अपने ईमेल पते की पुष्टि करें',
      text: 'आपके प्रमाणपत्र और आमंत्रण हम इसी पते पर भेजते हैं।',
      button: 'पुष्टि करें',
    },
    session: {
      title: 'अपना अगला सत्र चुनें',
      text: 'शिक्षक हर हफ़्ते लाइव मिलते हैं, और ये घंटे आपके रिकॉर्ड में जुड़ते हैं।',
      button: 'सत्र खोलें',
    },
    book: {
      title: 'अपनी पहली ई-बुक पढ़ें',
      text: 'ई-बुक आपका पेज याद रखती है, फ़ोन पर भी।',
      button: 'ई-बुक खोलें',
    },
  },
}
