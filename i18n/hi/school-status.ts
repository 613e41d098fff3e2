import { formatLongDate } from '../dates'
import { RESPONSE_TIME } from './common/response-times'

export const schoolStatus = {
  running: (day: string) => `मौजूदा अवधि ${formatLongDate(day)} तक है।`,
  coming: (from: string, to: string) =>
    `सब्सक्रिप्शन ${formatLongDate(from)} को शुरू होगा और ${formatLongDate(to)} तक चलेगा।`,
  of: (school: string) => `${school}:`,
  ended: (day: string) => `सब्सक्रिप्शन ${formatLongDate(day)} को खत्म हो गया।`,
  form: {
    waiting: `हमारी टीम आपका आवेदन देख रही है और ${RESPONSE_TIME} में जवाब देगी।`,
    rejected: 'आपका आवेदन मंज़ूर नहीं हुआ।',
    withdrawn: 'आपका आवेदन वापस ले लिया गया।',
    closed: 'हमारी टीम ने आपका आवेदन दोहरा होने के कारण बंद कर दिया।',
  },
  renewal: {
    waiting: `हमारी टीम आपका नवीनीकरण देख रही है और ${RESPONSE_TIME} में जवाब देगी।`,
    rejected: 'आपका नवीनीकरण मंज़ूर नहीं हुआ।',
    withdrawn: 'आपका नवीनीकरण वापस ले लिया गया।',
    closed: 'हमारी टीम ने आपका नवीनीकरण दोहरा होने के कारण बंद कर दिया।',
  },
  reason: (reason: string) => `हमारा कारण: ${reason}`,
  reference: (reference: string) => `संदर्भ नंबर ${reference}`,
  renews: 'नीचे का फ़ॉर्म भरा हुआ है। उसे जाँचें, जो बदला है उसे सुधारें, और सब्सक्रिप्शन के नवीनीकरण के लिए भेजें।',
  corrects: 'नीचे का फ़ॉर्म भरा हुआ है। कुछ बदला हो, तो सुधारकर भेजें। सब्सक्रिप्शन नहीं बदलता।',
  correctsWaiting: 'नीचे का फ़ॉर्म भरा हुआ है। कुछ बदला हो, तो सुधारकर भेजें। सुधार हमारी टीम को दिखता है।',
  resends: 'नीचे का फ़ॉर्म भरा हुआ है। उसे सुधारें और फिर भेजें।',
  declare: 'घोषणा पर फिर से टिक करें।',
  open: 'मेरा स्कूल खोलें',
  renew: 'सब्सक्रिप्शन का नवीनीकरण करें',
  correct: 'सुधार सेव करें',
  teacher: (school: string) => `${school} में आपकी सीट है।`,
  teacherOnly:
    'इसका सब्सक्रिप्शन इसके समन्वयक सँभालते हैं। दूसरे स्कूल के लिए सब्सक्रिप्शन लेना हो, तो पहले “मेरा स्कूल” में अपनी सीट छोड़ें।',
}
