import { site } from '@/base/site'
import { formatLongDate } from '../dates'
import { formatHours } from './common/hours'

export const recordCheck = {
  title: 'प्रशिक्षण रिकॉर्ड जाँचें',
  hours: formatHours,
  name: 'किसका प्रशिक्षण रिकॉर्ड',
  yearLabel: 'शैक्षणिक वर्ष',
  year: (first: number) => `1 अप्रैल ${first} से 31 मार्च ${first + 1}`,
  rows: {
    government: 'CBSE या सरकारी संस्थान से',
    inHouse: 'अपने स्कूल या स्कूल संकुल में',
    other: 'दूसरी संस्थाओं के साथ',
    ours: `इनमें से ${site.name} ने दर्ज किए`,
  },
  current: {
    title: 'यह रिकॉर्ड असली है',
    note: (day: string) =>
      `हमने इसे ${formatLongDate(day)} को छापा था, और इसके घंटे अब भी वही हैं। इन्हें अपनी कॉपी से मिलाएँ।`,
  },
  changed: {
    title: 'यह रिकॉर्ड असली है, पर इसके घंटे बदल गए हैं',
    note: (day: string) =>
      `हमने इसे ${formatLongDate(day)} को इन घंटों के साथ छापा था। तब से वे बदल गए हैं।`,
    today: 'आज के घंटे',
  },
  checked: `${site.name} ने अपने सत्रों की उपस्थिति खुद दर्ज की है। स्कूलों ने अपने यहाँ के सत्र दर्ज किए हैं, और बाकी सभी घंटे शिक्षक ने जोड़े हैं। ${site.name} ने इनकी जाँच नहीं की है।`,
  unknown: {
    title: 'यह रिकॉर्ड हमने नहीं छापा',
    note: 'लिंक अधूरा है, या खाता अब नहीं है। कोड फिर से स्कैन करें, या शिक्षक से पूछें।',
  },
  tooMany: 'आपने बहुत-से रिकॉर्ड जाँचे हैं। एक मिनट रुकें, फिर कोड दोबारा स्कैन करें।',
}
