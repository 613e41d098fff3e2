import type { CardSet } from '../types'

export const cards: CardSet = {
  title: 'Cards for Key-Holders',
  subtitle: '24 question cards about class duties',
  about:
    'Twenty-four question cards for a class where everyone leads for a week. They are for before, during and after a student’s week. The front makes a student think; the back gets two talking.',
  grades: '6 to 12',
  when: {
    look: 'before the chart is drawn, or while looking on',
    ask: 'before a key changes hands',
    do: 'in the week with the key, above all when it is stuck',
    back: 'after the key has gone on',
  },
  ways: [
    {
      name: 'Tied to the key',
      text: 'On Monday each key gets a “Do” card. On Saturday its holder answers it before the class in one sentence. Four keys, four sentences, two minutes.',
    },
    {
      name: 'Before, now, after',
      text: 'The three students for a key take one card. The one who looks on reads it, and the holder answers. The one who stands by adds only what could be seen. Twelve students speak; the others choose which key to listen to.',
    },
    {
      name: 'One voice a row',
      text: 'One card for each row, three minutes of talk, one sentence per row. The speaker is someone who has not spoken today; the row chooses, not you.',
    },
    {
      name: 'Five piles',
      text: 'Read one card aloud. Everyone writes a line on a slip without a name. The next holders sort sixty slips into piles in the break and say on Saturday which pile was the highest.',
    },
  ],
  cards: [
    {
      sign: 'look',
      question:
        'Who was at work this morning before your school day could begin? What did they open?',
      begin: 'Before I was awake, someone had already …',
      together: 'Name the work, not the person. Find three things that were open before you came.',
    },
    {
      sign: 'look',
      question:
        'A full bus. How does the conductor get forty people to move back without touching one?',
      begin: 'The words are …; the eyes and hands …',
      together:
        'Say the sentence to each other in the conductor’s language. Which word does the work?',
    },
    {
      sign: 'look',
      question: 'Which job in this class do you notice only when it has not been done?',
      begin: 'On the day when nobody …, I saw that …',
      together: 'Find two more. How many different people do all three?',
    },
    {
      sign: 'look',
      question: 'Which jobs here go to girls without a word, and which to boys?',
      begin: 'When something has to be …, everyone looks at …',
      together: 'Choose one of them. What would change if you drew lots?',
    },
    {
      sign: 'look',
      question: 'In which minute of the school day is most time lost? Who waits for what?',
      begin: 'At … we all wait for …, about … minutes.',
      together: 'Minutes × children × six days: how many hours is that?',
    },
    {
      sign: 'look',
      question:
        'In a wedding kitchen or at a festival: who does everyone ask, although nobody appointed them?',
      begin: 'They all go to …, because …',
      together: 'What does this person do before saying a word?',
    },
    {
      sign: 'ask',
      question: 'What has the last holder not told you because it seemed too easy to mention?',
      begin: '“It is easy” means that I still do not know …',
      together: 'Write the question down, and who can answer it before Monday.',
    },
    {
      sign: 'ask',
      question:
        'Which question shows whether the next holder has understood, better than “Is it clear?”',
      begin: '“What will you do when …?”',
      together: 'Ask it now. If the answer surprises you, mend your line and not your friend.',
    },
    {
      sign: 'ask',
      question: 'Whose room does your key really open: whose shelf, whose tap, whose kitchen?',
      begin: 'Long before us, … has looked after …',
      together:
        'Practise the first sentence to that person, in their language. It begins with “May I”.',
    },
    {
      sign: 'ask',
      question: 'Someone says: “I am not that type.” What do you ask next?',
      begin: '“Which part of it would you …?”',
      together: 'Cut one key’s job into three pieces. Which piece would each of you take first?',
    },
    {
      sign: 'ask',
      question: 'What does the last row know about this class that the first row has never seen?',
      begin: 'From back there you see that …',
      together:
        'If neither of you sits there, go and ask one person. About the room, not about themselves.',
    },
    {
      sign: 'ask',
      question:
        'A child in Class 6 wants to know what you do with the key. Can you say it without “leader” and “order”?',
      begin: 'When I have it, then …',
      together: 'Say it once more in your home language. What got better?',
    },
    {
      sign: 'do',
      question: 'Hand up, count to eight, and the class goes on talking. What now?',
      begin: 'My hand stays up, and I look at …',
      together: 'Try two ways, half a minute each. Which would still work on Thursday?',
    },
    {
      sign: 'do',
      question:
        'Your best friend’s row is late with the trays. What do you say, and where do you stand?',
      begin: '“Row …, … minutes. What …?”',
      together: 'Play it as a friend, then as the holder. Find a sentence that does both.',
    },
    {
      sign: 'do',
      question: 'Which half of your job could someone else do, so that you can see the whole?',
      begin: 'I hold on to … because …',
      together: 'Give one piece away for tomorrow: to which person, where, at which minute?',
    },
    {
      sign: 'do',
      question: 'On Wednesday you are ill. Does your key still work?',
      begin: 'Without me everyone would know …, and nobody …',
      together: 'Close that gap today: one line on paper, one person told.',
    },
    {
      sign: 'do',
      question:
        'Which rule about your key could we drop for two days without making anything worse?',
      begin: 'We have always …, although …',
      together: 'What will you count to know? And who must agree first?',
    },
    {
      sign: 'do',
      question:
        'Someone is laughed at in the line, and you have the key. What are your first two steps?',
      begin: 'First I go and stand …; then I …',
      together: 'Agree which adult you would fetch, and where that person is at 12:30.',
    },
    {
      sign: 'back',
      question:
        'On which day of your week were you needed least? What had you done the day before?',
      begin: 'On … it ran by itself, because …',
      together: 'Put it into one of the five lines, so that it does not get lost.',
    },
    {
      sign: 'back',
      question: 'What did you do yourself that you could have asked someone to do?',
      begin: 'It was quicker to …, but …',
      together: 'How many minutes did that save you that day? What did it cost the next day?',
    },
    {
      sign: 'back',
      question: 'Who did what you asked, and what did it cost them?',
      begin: '… waited, carried, got up, although …',
      together: 'Tell them before the last bell: one sentence that names it, no speech.',
    },
    {
      sign: 'back',
      question:
        'You stood by, hands behind your back, and it went wrong. What happened because you waited?',
      begin: 'I wanted to …, and instead …',
      together: 'The listener asks only: “And then?” Three times.',
    },
    {
      sign: 'back',
      question: 'Did your key’s number change in your week? What else could have changed it?',
      begin: 'From … to …; but in that week also …',
      together: 'Rain, a test, a half day? Say in one word how sure you are.',
    },
    {
      sign: 'back',
      question: 'What did you bring from home that helped you with the key?',
      begin: 'Long before the chart I already …',
      together: 'Name the skill by what hands and mouth do, without a big word.',
    },
  ],
}
