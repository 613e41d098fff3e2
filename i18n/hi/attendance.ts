export const attendance = {
  title: 'उपस्थिति इंपोर्ट करें',
  lede: 'Google Meet, Zoom या Teams की उपस्थिति रिपोर्ट (CSV) चुनें। उसे आपका ब्राउज़र पढ़ता है। आपकी पुष्टि से पहले कुछ सेव नहीं होता।',
  choose: 'उपस्थिति की फ़ाइल',
  reading: (done: number, all: number) => `${all} में से ${done} खोजे जा रहे हैं …`,
  noList: 'इस फ़ाइल में नाम नहीं हैं। उपस्थिति या भाग लेने वालों की ऐसी रिपोर्ट चुनें जो CSV में सेव हो।',
  failed: 'इंपोर्ट नहीं हुआ, इसलिए कुछ सेव नहीं हुआ। फिर कोशिश करें।',
  halfway: (noted: number) =>
    `कनेक्शन टूट गया। अब तक ${noted} की उपस्थिति दर्ज है। आगे बढ़ने के लिए बटन फिर दबाएँ।`,
  found: (all: number) => (all <= 1 ? `फ़ाइल में ${all} पंक्ति है।` : `फ़ाइल में ${all} पंक्तियाँ हैं।`),
  matched: (count: number) => `मिल गए (${count})`,
  doubtful: (count: number) => `जाँचने हैं (${count})`,
  unmatched: (count: number) => `खाता नहीं मिला (${count})`,
  leastMinutes: (minutes: number) =>
    `जो लोग ${minutes} मिनट या उससे ज़्यादा रहे, उन्हें हम चुन देते हैं। बाकी लोगों को आप चुनें।`,
  doubtfulHint: 'केवल नाम काफ़ी नहीं है। सही खाता चुनें, या पंक्ति छोड़ दें।',
  unmatchedHint: 'इस ईमेल या नाम का कोई खाता नहीं है। अगर आप व्यक्ति को जानते हैं, तो उनका खाता खोजें।',
  findAccount: 'खाता खोजें',
  findAccountOf: (name: string) => `खाता खोजें: ${name}`,
  accountSearch: 'नाम या ईमेल',
  accountSearchHint: 'कम से कम 3 अक्षर लिखें।',
  noAccount: 'इन शब्दों का कोई खाता नहीं है।',
  chooseAccount: (name: string, email: string) => `${name}, ${email}`,
  chosen: (name: string, email: string) => `चुना गया: ${name}, ${email}`,
  unchoose: 'चयन हटाएँ',
  unchooseOf: (name: string) => `चयन हटाएँ: ${name}`,
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
  invite: (people: number) =>
    people <= 1 ? `${people} व्यक्ति को आमंत्रित करें` : `${people} लोगों को आमंत्रित करें`,
  inviteHint:
    'हर व्यक्ति को पंजीकरण के लिंक वाला ईमेल मिलता है। ईमेल पते की पुष्टि होने पर हम उपस्थिति दर्ज करते हैं।',
  inviting: (done: number, all: number) => `${all} में से ${done} को आमंत्रित किया गया …`,
  inviteFailed: 'कनेक्शन टूट गया। आगे बढ़ने के लिए बटन फिर दबाएँ। किसी को दो बार आमंत्रण नहीं जाता।',
  onList: 'पहले से आमंत्रित',
  inviteOutcomes: {
    invited: (count: number) => `${count} आमंत्रित`,
    present: (count: number) => `${count} की उपस्थिति दर्ज`,
    alreadyInvited: (count: number) => `${count} पहले से आमंत्रित`,
    declined: (count: number) => `${count} ने आमंत्रण बंद किए हैं`,
    sessionLimit: (count: number) => `${count} इस सत्र की सीमा से ऊपर`,
    mailboxLimit: (count: number) => `${count} अपने पते की दैनिक सीमा से ऊपर`,
    withoutEmail: (count: number) => `${count} बिना ईमेल`,
  },
  another: 'दूसरी फ़ाइल चुनें',
  lists: 'इंपोर्ट की गई सूचियाँ',
  list: (people: number, at: string) => `${at}: ${people} की उपस्थिति दर्ज`,
  undo: 'इंपोर्ट वापस लें',
}
