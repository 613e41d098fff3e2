import { site } from '@/base/site'
import { formatDateTime } from '../dates'
import { list } from '../en/common/list'

type Reader = { firstname: string; school: string }

export const trainingEmail = {
  /** Shown to the team in the list of emails. */
  names: {
    trainingReminder: 'जिन शिक्षकों के घंटे नहीं हैं, उन्हें रिमाइंडर',
    sessionAnnounced: 'स्कूल ने सत्र की सूचना दी',
  },
  trainingReminder: ({ firstname, school }: Reader) => ({
    subject: `${school} आपको प्रशिक्षण के घंटों की याद दिलाता है`,
    greeting: `नमस्ते ${firstname},`,
    paragraphs: list(
      `${school} के समन्वयक को इस शैक्षणिक वर्ष में आपके प्रशिक्षण के कोई घंटे नहीं दिखते।`,
      'शुरू करने के लिए किसी लाइव सत्र में पंजीकरण करें। अगर आपने कहीं और प्रशिक्षण लिया है, तो उसे अपने प्रशिक्षण रिकॉर्ड में जोड़ें और स्कूल के साथ शेयर करें।',
    ),
    button: 'मेरा प्रशिक्षण रिकॉर्ड खोलें',
  }),
  sessionAnnounced: ({ firstname, school }: Reader, title: string, startsAt: string) => ({
    subject: `${school} आपको आमंत्रित करता है: ${title}`,
    greeting: `नमस्ते ${firstname},`,
    paragraphs: list(
      `${school} के समन्वयक आपको सत्र “${title}” में आमंत्रित करते हैं।`,
      `सत्र का समय: ${formatDateTime(startsAt)}।`,
    ),
    online: `यह ${site.name} का लाइव सत्र है। भाग लेने के लिए इसके पेज पर पंजीकरण करें।`,
    inHouse: 'यह आपके स्कूल में होगा।',
    button: 'सत्र खोलें',
  }),
}
