import { formatShortDate } from '../dates'

export const staffList = {
  heading: 'कर्मचारी सूची अपलोड करें',
  lede: 'अपने स्कूल की स्प्रेडशीट से सूची लें। हम दिखाते हैं कि क्या होगा। आपकी पुष्टि से पहले कुछ नहीं होता।',
  template: 'नमूना डाउनलोड करें (CSV)',
  file: 'कर्मचारी सूची (CSV या XLSX)',
  paste: 'या पंक्तियाँ यहाँ पेस्ट करें',
  hint: (most: number) => `पहली पंक्ति में शीर्षक हों; नाम और ईमेल ज़रूरी हैं; ज़्यादा से ज़्यादा ${most} शिक्षक`,
  check: 'सूची जाँचें',
  checking: 'जाँच रहे हैं...',
  empty: 'फ़ाइल चुनें, या पंक्तियाँ पेस्ट करें।',
  unreadable: 'हम यह फ़ाइल नहीं पढ़ पा रहे। उसे CSV या XLSX में सहेजें, फिर दोबारा चुनें।',
  failed: 'हम सूची नहीं जाँच पाए। फिर कोशिश करें।',
  plan: 'क्या होगा',
  nothing: 'इस सूची की हर जानकारी आपके स्कूल में पहले से है।',
  columns: {
    name: 'नाम',
    email: 'ईमेल',
    phone: 'फ़ोन',
    employeeNumber: 'कर्मचारी संख्या',
    subject: 'विषय',
    joiningDay: 'नियुक्ति तिथि',
  },
  row: (row: number, name: string, email: string) => `पंक्ति ${row}: ${name}, ${email}`,
  changedRow: (row: number, name: string, columns: string) => `पंक्ति ${row}: ${name} (${columns})`,
  problemsHeading: (count: number) =>
    count === 1 ? '1 गलती। हम यह पंक्ति छोड़ देते हैं।' : `${count} गलतियाँ। हम ये पंक्तियाँ छोड़ देते हैं।`,
  problems: {
    nameMissing: (row: number) => `पंक्ति ${row}: नाम नहीं है।`,
    nameInvalid: (row: number, text: string) => `पंक्ति ${row}: “${text}” नाम नहीं हो सकता।`,
    emailMissing: (row: number) => `पंक्ति ${row}: ईमेल नहीं है।`,
    emailInvalid: (row: number, text: string) => `पंक्ति ${row}: “${text}” ईमेल पता नहीं है।`,
    emailTwice: (row: number, text: string) => `पंक्ति ${row}: ${text} ऊपर की पंक्ति में पहले से है।`,
    phoneInvalid: (row: number, text: string) => `पंक्ति ${row}: “${text}” 10 अंकों का फ़ोन नंबर नहीं है।`,
    employeeNumberInvalid: (row: number, text: string) =>
      `पंक्ति ${row}: “${text}” कर्मचारी संख्या नहीं हो सकती।`,
    employeeNumberTwice: (row: number, text: string) =>
      `पंक्ति ${row}: कर्मचारी संख्या ${text} ऊपर की पंक्ति में पहले से है।`,
    subjectInvalid: (row: number, text: string) => `पंक्ति ${row}: “${text}” विषय नहीं हो सकता।`,
    joiningDayInvalid: (row: number, text: string) =>
      `पंक्ति ${row}: “${text}” नियुक्ति तिथि नहीं है। इसे 31-12-2025 की तरह लिखें।`,
  },
  added: (count: number) =>
    count === 1 ? '1 नए शिक्षक को आमंत्रण मिलेगा।' : `${count} नए शिक्षकों को आमंत्रण मिलेंगे।`,
  seats: (free: number) => `खाली सीटें: ${free}। बाकी शिक्षक सीट खाली होने पर जुड़ सकते हैं।`,
  changed: (count: number) =>
    count === 1 ? '1 शिक्षक की जानकारी बदलेगी।' : `${count} शिक्षकों की जानकारी बदलेगी।`,
  same: (count: number) =>
    count === 1 ? '1 शिक्षक में कोई बदलाव नहीं।' : `${count} शिक्षकों में कोई बदलाव नहीं।`,
  missing: (count: number) =>
    count === 1 ? 'आपके स्कूल के 1 शिक्षक सूची में नहीं हैं।' : `आपके स्कूल के ${count} शिक्षक सूची में नहीं हैं।`,
  missingHint:
    'उनकी सीटें बनी रहती हैं। जो स्कूल छोड़ चुके हैं, उन पर निशान लगाएँ: उनकी सीट हट जाएगी और उन्हें ईमेल मिलेगा।',
  confirm: 'सूची की पुष्टि करें',
  confirming: 'सहेज रहे हैं...',
  confirmFailed: 'हम सूची नहीं सहेज पाए। फिर कोशिश करें।',
  done: (invited: number, changed: number) =>
    `सूची सहेज ली गई है। आमंत्रण: ${invited}। बदली गई जानकारी: ${changed}।`,
  unsentHeading: 'इन शिक्षकों को ईमेल नहीं गया:',
  unsent: {
    declined: (name: string, email: string) =>
      `${name} (${email}) ईमेल से आमंत्रण नहीं चाहते। इसके बजाय लिंक साझा करें।`,
    limitReached: (name: string, email: string) =>
      `${name} (${email}): आज और ईमेल नहीं जा सकते। कल सूची फिर अपलोड करें।`,
  },
  removed: 'इन शिक्षकों की सीटें हट गई हैं। आप एक दिन तक इसे वापस ले सकते हैं।',
  restore: 'सीट वापस दें',
  restoreOf: (name: string) => `सीट वापस दें: ${name}`,
  undo: {
    text: (at: Date) =>
      `आपने ${formatShortDate(at)} को कर्मचारी सूची अपलोड की। आप एक दिन तक उसे वापस ले सकते हैं: जो आमंत्रण काम नहीं आए वे बंद हो जाएँगे, और पुरानी जानकारी लौट आएगी।`,
    label: 'कर्मचारी सूची वापस लें',
    undone: (at: Date) => `${formatShortDate(at)} की कर्मचारी सूची वापस ले ली गई है।`,
    done: (withdrawn: number, restored: number) =>
      `कर्मचारी सूची वापस ले ली गई है। रद्द आमंत्रण: ${withdrawn}। लौटी हुई जानकारी: ${restored}।`,
  },
}
