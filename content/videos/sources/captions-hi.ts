import type { CaptionTranslation } from './video-script'

export const hindi: CaptionTranslation = {
  '[bell]': '[घंटी]',

  'Three minutes are enough to open a circle where students talk and listen.':
    'बोलने और सुनने का घेरा शुरू करने के लिए तीन मिनट काफ़ी हैं।',
  'Minute one: the ring. Leave the benches. Students stand along the walls.':
    'पहला मिनट: घेरा। बेंच वहीं रहने दें। विद्यार्थी दीवारों के साथ खड़े हों।',
  'Everybody sees every face. You stand in the ring too, not at the board.':
    'सबको सबके चेहरे दिखते हैं। आप भी घेरे में खड़े हों, बोर्ड के पास नहीं।',
  'Minute two: four rules. Write them on the board and read them out.':
    'दूसरा मिनट: चार नियम। उन्हें बोर्ड पर लिखें और पढ़कर सुनाएँ।',
  'One: only the student who holds the chalk speaks.': 'एक: चॉक जिसके हाथ में हो, बस वही बोले।',
  'Two: you may pass, and nobody asks why.': 'दो: बोलना न चाहें, तो न बोलें। कोई कारण नहीं पूछेगा।',
  'Three: speak for yourself. Say “I felt”, not “everybody knows”.':
    'तीन: अपनी बात कहें। “मुझे लगा” कहें, “सब जानते हैं” नहीं।',
  'Four: what is said here stays here, unless someone is not safe.':
    'चार: यहाँ की बात यहीं रहे, जब तक कोई खतरे में न हो।',
  'Minute three: one easy question. What small thing went well this week?':
    'तीसरा मिनट: एक आसान सवाल। इस हफ़्ते कौन-सी छोटी बात अच्छी रही?',
  'Answer it yourself first, in ten seconds. Then hand the chalk on.':
    'पहले आप दस सेकंड में उत्तर दें। फिर चॉक आगे बढ़ाएँ।',
  'Forty students? Everybody tells a neighbour, then five tell us all.':
    'चालीस विद्यार्थी हैं? हर कोई अपने साथी को बताए, फिर पाँच सबको बताएँ।',
  'Stop on time and say thank you. The circle is open; the lesson may begin.':
    'समय पर रुकें और धन्यवाद कहें। घेरा पूरा हुआ; अब पाठ शुरू करें।',
  'Hold it once a fortnight. From the fifth circle on, a student opens it.':
    'इसे दो हफ़्ते में एक बार करें। पाँचवें घेरे से कोई विद्यार्थी इसे शुरू करे।',

  'A rubric the class wrote is a rubric the class will use. Take ten minutes.':
    'कक्षा जो रूब्रिक खुद लिखती है, उसे काम में भी लाती है। दस मिनट दें।',
  'Pin up two old posters on saving water, names hidden. Which is better?':
    'पानी बचाने के दो पुराने पोस्टर लगाएँ, नाम छिपाकर। कौन-सा ज़्यादा अच्छा है?',
  'Pairs say why. You write their words on the board and add none of yours.':
    'जोड़ियाँ कारण बताएँ। आप उन्हीं के शब्द बोर्ड पर लिखें, अपना कोई न जोड़ें।',
  'Circle the words that belong together. Three groups are enough.':
    'एक जैसे शब्दों पर घेरा बनाएँ। तीन समूह काफ़ी हैं।',
  'Each group becomes a question. Ours, in one word: facts, clarity, action.':
    'हर समूह एक प्रश्न बनता है। हमारे प्रश्न, एक शब्द में: तथ्य, स्पष्टता, काम।',
  'Draw four levels. Begin with 3: what does a sound poster show?':
    'चार स्तर बनाएँ। 3 से शुरू करें: अच्छे पोस्टर में क्या दिखता है?',
  'Then 4: not more of the same, but something that 3 does not have.':
    'फिर 4: वही चीज़ और ज़्यादा नहीं, बल्कि कुछ ऐसा जो 3 में नहीं है।',
  'Then 2 and 1. Even level 1 says what is there, not what is missing.':
    'फिर 2 और 1। स्तर 1 भी बताता है कि क्या है, यह नहीं कि क्या नहीं है।',
  'Write what one can see or count: not “clear”, but “read from four metres”.':
    'वह लिखें जो दिखे या गिना जाए: “साफ़” नहीं, “चार मीटर से पढ़ा जाता है”।',
  'Test it: two pairs mark the same old poster, without talking.':
    'जाँचें: दो जोड़ियाँ एक ही पुराने पोस्टर को बिना बात किए अंक दें।',
  'Where they differ, the words are not clear yet. The class mends them.':
    'जहाँ अंक अलग हैं, वहाँ शब्द अभी साफ़ नहीं हैं। कक्षा उन्हें सुधारे।',
  'Copy it into the notebooks before the work begins, not after.':
    'काम शुरू होने से पहले इसे कॉपी में उतरवाएँ, बाद में नहीं।',

  'One case, forty minutes and no lecture: a plan for the ethics period.':
    'एक प्रसंग, चालीस मिनट और कोई भाषण नहीं: नैतिकता के पीरियड की योजना।',
  'Four minutes. Read the story aloud, twice, and stop before any ending.':
    'चार मिनट। कहानी दो बार पढ़कर सुनाएँ, और अंत आने से पहले रुक जाएँ।',
  'Asha finds tomorrow’s test on the photocopier. Nobody has seen her.':
    'आशा को फ़ोटोकॉपी मशीन पर कल का टेस्ट पेपर मिला। उसे किसी ने नहीं देखा।',
  'Her best friend loses his scholarship if he fails. What should she do?':
    'सबसे अच्छा दोस्त फ़ेल हुआ, तो उसकी छात्रवृत्ति जाएगी। आशा क्या करे?',
  'Four minutes for the facts. What do we know, and what are we guessing?':
    'चार मिनट तथ्यों के लिए। हम क्या जानते हैं, और क्या अंदाज़ा लगा रहे हैं?',
  'Two minutes, alone and in writing: one decision and one reason.':
    'दो मिनट, अकेले और लिखकर: एक फ़ैसला और एक कारण।',
  'Skip this, and the class will think what its three loudest voices think.':
    'इसे छोड़ देंगे, तो कक्षा वही सोचेगी जो ज़ोर से बोलने वाले तीन सोचते हैं।',
  'Six minutes in pairs, on the bench. They exchange reasons, not sides.':
    'छह मिनट जोड़ियों में, बेंच पर ही। वे एक-दूसरे को कारण बताएँ, पक्ष नहीं।',
  'Sixteen minutes with the class. Who gains, and who is hurt? Who had studied?':
    'सोलह मिनट कक्षा के साथ। किसका फ़ायदा, किसका नुकसान? पढ़ाई किसने की थी?',
  'What if everybody did it? Would a test still mean anything?':
    'अगर सब ऐसा करें, तो? क्या तब टेस्ट का कोई मतलब रहेगा?',
  'Could she tell it aloud in assembly? If not, why not?':
    'क्या वह यह बात प्रार्थना सभा में बता सकती है? नहीं, तो क्यों नहीं?',
  'Do not vote by hand. A vote splits the class into two teams.':
    'हाथ उठवाकर राय न लें। इससे कक्षा दो दलों में बँट जाती है।',
  'To see where they stand, collect slips, or count hands with eyes closed.':
    'राय जाननी हो, तो पर्चियाँ लें, या आँखें बंद करवाकर हाथ गिनें।',
  'Five minutes. Each writes: I kept or changed my mind, because …':
    'पाँच मिनट। हर एक लिखे: मेरी राय वही है, या बदल गई, क्योंकि …',
  'Three minutes. Two volunteers read. Praise a reason, never a side.':
    'तीन मिनट। दो विद्यार्थी स्वेच्छा से पढ़ें। कारण की तारीफ़ करें, पक्ष की कभी नहीं।',
  'Your own view comes last, if at all.': 'आपकी अपनी राय सबसे बाद में, अगर देनी ही हो।',
}
