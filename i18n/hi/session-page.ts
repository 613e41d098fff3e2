import { formatHours } from './common/hours'

export const sessionPage = {
  takeaway: 'आपको क्या मिलेगा',
  preparation: 'क्या तैयारी करें',
  counts: 'घंटे कैसे जुड़ेंगे',
  hours: (minutes: number) => `आपके प्रशिक्षण रिकॉर्ड में ${formatHours(minutes)}, प्रमाणपत्र के साथ`,
  registered: (count: number) => `${count} शिक्षकों ने पंजीकरण किया है`,
  facts: 'इस सत्र के बारे में',
  day: {
    today: 'आज',
    tomorrow: 'कल',
    inDays: (days: number) => `${days} दिन बाद`,
  },
}
