import { site } from '@/base/site'

export const frame = {
  tagline: 'कक्षा 6 से 12 के शिक्षकों के लिए पाठ, कार्यशालाएँ और किताबें',
  notice: 'सूचना',
  skip: 'सीधे मुख्य सामग्री पर जाएँ',
  languages: 'भाषा',
  navigation: { name: 'मुख्य मेनू', home: 'होम', about: 'हमारे बारे में', contact: 'संपर्क' },
  trail: { name: 'आप यहाँ हैं', home: 'होम' },
  visitor: { login: 'लॉग इन', join: 'हमसे जुड़ें' },
  member: { subscribe: 'सब्सक्रिप्शन लें' },
  members: {
    name: 'सदस्य',
    pages: {
      ebook: 'ई-बुक',
      digitalVideos: 'वीडियो',
      toolkit: 'टूलकिट',
      series: 'लाइव सत्र',
      onlineTraining: 'कार्यशालाएँ',
      myLearning: 'मेरा प्रशिक्षण',
      myDrafts: 'मेरे ड्राफ़्ट',
      offlineTraining: 'साप्ताहिक थीम',
      networking: 'नेटवर्किंग',
      freeWebsites: 'वेबसाइट',
    },
  },
  footer: {
    name: 'फ़ुटर',
    series: 'लाइव सत्र',
    privacy: 'प्राइवेसी पॉलिसी',
    terms: 'नियम और शर्तें',
    contact: 'संपर्क',
    accessibility: 'सबके लिए सुगम',
    social: 'दूसरी साइटों पर',
    networks: {
      facebook: 'Facebook',
      instagram: 'Instagram',
      youtube: 'YouTube',
      linkedin: 'LinkedIn',
      whatsapp: 'WhatsApp',
    },
    copyright: `© ${site.copyrightYear} ${site.name}`,
  },
}
