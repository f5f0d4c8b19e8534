import { scriptFromRight } from '../../../text/reading.ts';

const ENGLISH = [
  'Dear customer,',
  'This is where your letter begins: lined up with the logo, two thirds of the page wide, with room below the letterhead. Keep text at ten or eleven points, with generous line spacing.',
  'The footer is for your contact details. If a letter runs to a second page, use plain paper of the same kind.',
  'Sincerely,',
];

const FROM_RIGHT = {
  arabic: [
    'عزيزي القارئ،',
    'من هنا تبدأ الرسالة: بمحاذاة الشعار، وبعرض ثلثي الورقة، وأسفل الرأس بمسافة تكفي كي لا يزاحمه شيء. اجعل حجم الخط عشر نقاط أو إحدى عشرة نقطة، واترك بين الأسطر مسافة مريحة.',
    'اترك أسفل الورقة للعناوين. وإن امتدت الرسالة إلى صفحة ثانية، فاطبعها على ورق سادة من النوع نفسه.',
    'مع خالص التحية',
  ],
  hebrew: [
    'קוראים יקרים,',
    'כאן מתחיל המכתב: בקו אחד עם הלוגו, ברוחב שני שלישים מהדף, ונמוך מספיק כדי ששום דבר לא יצטופף ליד הכותרת. שמרו על אותיות בגודל עשר או אחת עשרה נקודות, ותנו לשורות לנשום.',
    'השאירו את תחתית הדף לכתובות. אם המכתב נמשך לעמוד שני, הדפיסו אותו על נייר חלק מאותו סוג.',
    'בברכה',
  ],
} as const;

/** A letter as somebody of this company might begin it, in the language of its name where that is read from the right. */
export const sampleLetter = (company: string): readonly string[] => {
  const script = scriptFromRight(company);
  return script ? FROM_RIGHT[script] : ENGLISH;
};
