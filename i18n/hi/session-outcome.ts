export const sessionOutcome = {
  heading: 'शिक्षक क्या लेकर गए',
  attended: (count: number) => `${count} शिक्षकों ने भाग लिया।`,
  classroom: 'अपनी कक्षा के लिए:',
  minutes: (count: number) => `${count} मिनट का प्रशिक्षण, प्रमाणपत्र के साथ।`,
  recording: {
    user: 'इसकी रिकॉर्डिंग है। देखने के लिए लॉग इन करें।',
    subscriber: 'इसकी रिकॉर्डिंग उन शिक्षकों के लिए है, जिनके स्कूल का सब्सक्रिप्शन है।',
  },
  more: (theme: string) => `“${theme}” पर और`,
}
