export const attendance = {
  title: 'उपस्थिति इंपोर्ट करें',
  lede: 'Google Meet, Zoom या Teams की उपस्थिति रिपोर्ट (CSV) चुनें। उसे आपका ब्राउज़र पढ़ता है। आपकी पुष्टि से पहले कुछ सेव नहीं होता।',
  choose: 'उपस्थिति की फ़ाइल',
  reading: (done: number, all: number) => `${all} में से ${done} खोजे जा रहे हैं …`,
  noList: 'इस फ़ाइल में नाम नहीं हैं। उपस्थिति या भाग लेने वालों की रिपोर्ट चुनें, CSV में सेव की हुई।',
  failed: 'इंपोर्ट नहीं हुआ, इसलिए कुछ सेव नहीं हुआ। फिर कोशिश करें।',
  halfway: (noted: number) =>
    `कनेक्शन टूट गया। अब तक ${noted} की उपस्थिति दर्ज है। आगे बढ़ने के लिए बटन फिर दबाएँ।`,
  found: (all: number) => (all <= 1 ? `फ़ाइल में ${all} पंक्ति है।` : `फ़ाइल में ${all} पंक्तियाँ हैं।`),
  matched: (count: number) => `मिल गए (${count})`,
  doubtful: (count: number) => `जाँचने हैं (${count})`,
  unmatched: (count: number) => `खाता नहीं मिला (${count})`,
  doubtfulHint: 'केवल नाम काफ़ी नहीं है। सही खाता चुनें, या पंक्ति छोड़ दें।',
  unmatchedHint: 'इस ईमेल या नाम का कोई खाता नहीं है। किसी को खुद जोड़ने के लिए उन्हें “लोग” में खोजें।',
  minutes: (minutes: number) => `${minutes} मिनट`,
  nobody: 'छोड़ दें',
  who: (name: string) => `“${name}” का खाता`,
  note: (people: number) =>
    people <= 1 ? `${people} व्यक्ति की उपस्थिति दर्ज करें` : `${people} लोगों की उपस्थिति दर्ज करें`,
  noting: (done: number, all: number) => `${all} में से ${done} दर्ज हो रहे हैं …`,
  done: (people: number) =>
    people <= 1
      ? `${people} व्यक्ति की उपस्थिति दर्ज हो गई है।`
      : `${people} लोगों की उपस्थिति दर्ज हो गई है।`,
  another: 'दूसरी फ़ाइल चुनें',
  lists: 'इंपोर्ट की गई सूचियाँ',
  list: (people: number, at: string) => `${at}: ${people} की उपस्थिति दर्ज`,
  undo: 'इंपोर्ट वापस लें',
}
