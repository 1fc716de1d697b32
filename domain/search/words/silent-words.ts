import { stemOf } from "../../../database/search-words.ts";
import { silentVerbs } from "./hinglish-verbs.ts";

/** Words that say nothing about what is looked for, of English, Hinglish, Hindi and Malayalam. */
export const silentWords: ReadonlySet<string> = new Set(
  `a an the is are was were be been being am do does did done doing have has had having can could may might shall should will would must to of in on at by for from with without
  into onto about as and or but if then than that this these those there here it its i im ive me my mine we our us you your he she they them their his her who whom whose which what where why
  not no nor so such too very just only also any some all both each every either more most much many other another own same again once ever never get gets got getting give gives given go goes going
  want wants wanted need needs needed know tell please pls plz kindly hi hello sir madam mam dear ask asking say says said see show take taken taking make makes made let lets use used using come comes came
  up down off over under out per etc via yes ok okay after before during till until while because since still yet already now today soon new like really actually
  things thing one anyone someone somebody everyone people person student students candidate candidates aspirant aspirants child son daughter kid
  guys info information details detail regarding related need full complete whole find check possible posible
  ka ki ke ko se me mein mai main_ par pe pr hai hain h ho hu hoon hua hui hue hota hoti hote hona honi hone hoga_ hogi hoge tha thi the_ kya kyu kyun kyunki kaun kon konsa kaunsa konsi kis kisi kisko kise kiska kaha kahan
  kar kare karen karein karna karne karni karke karo karu karta karte karti kr krna krne kru krte de dena dene dete deti do_ doge diya diye di le_ lena lene lete liya liye li
  sakta sakte sakti skte skta chahiye chaiye chahie jana jaana jane jaane jaye jaega jayega jayegi jaenge jati jata jate gaya gayi gaye ja aa aana aane aaye aaya aayi aati aate nahi nahin nai nhi na mat bhi to toh hi he_ aur ya yaa lekin magar agar
  mera meri mere mujhe mujhko main hum humara hamara hume hame aap aapka apna apni apne tum tumhara uska uski iska iski is_ us_ ye yeh yah wo woh vo voh sab sabhi sabko kuch koi wala wali wale waale vala bhai yaar yar ji bata batao bataye bataiye
  batana dijiye karwana karvana milega milegi milta milti mil mile rahe raha rahi rha rhi padta padega padegi padti lagta lagti lagte lagega lagegi lage lagti abhi ab ek
  sirf kewal keval sath saath ke_ baad pehle pahle phle hisaab hisab wagera waghera agr plzz yr bro bhaiya didi kyaa kuchh kabhi toh_ thik theek accha acha bas koi_ bina dwara
  kyonki isliye isliey taaki phir fir jab tab jaise jaisa jaisi waise kaisa kaisi jitna jitne utna itna itne bahut bohot bahot zyada jyada jada thoda thodi thode bilkul zaroor jarur zarur shayad lagbhag kareeb andar bahar upar niche neeche paas samne beech dauran alawa bare baare mutabik anusar
  jinhone jisne jisko jiska jiski jiske jinka jinke jo unka unke unki unko inka inke inki inko isme usme isse usse isko usko iske uske kisme kisse kidhar idhar udhar yahan yaha wahan waha hamare hamari humari humare tumhari tumhare aapki aapke apka apki apke apko aapko khud pura poora puri poori pure poore saara sara saare saari sare sari
  kaam yani yaani haan ji plzzz sb abtak abhitak tb jb kyu_ kyo kyon kiu hue hai_ rhe rhta rehta rehti rehte hotey honge hongi hoon gye gyi hogya hogaya hogi krke krwana bhej jayenge jaunga jaungi aaunga aunga dunga dungi lunga lungi denge lenge doon loon dijiyega lijiye kijiye kijiyega krta krti hu_ h_ jankari jaankari vivaran soochna suchna
  kon_ kaunsi konse kaunse kounsa kuchbhi har liya_ diyo rakha hi_ aur_ evam tatha ya_ athva hetu tarah prakar wali_ vale vali baat cheez chiz cheeze log logo logon bache bacche bacha baccha beta beti bhaiyya
  entha enthanu enthaanu enthokke ethu ethokke evide evideya aanu aano aan ano undo und undu venam veno vendath vendathu pattumo patumo pattum cheyyam cheyyan cheyyanam cheyyendathu kittumo kittum kittan njan enikku enikk ente ningal ningalude oru ee athu ithu illa alle mathi mathiyo aarkku ariyan parayumo kodukkan kodukkanam ezhuthan ezhutham ezhuthamo nokkan edukkan vendi koode kazhinju kazhinjal varum vannu varunnathu akum aakum pattuo ennu ennanu okke onnu patti pinne ini ippol ippo
  however therefore whether within between among across around against toward towards upon along instead else whenever wherever whoever whichever etcetera shall ought dont doesnt didnt cant cannot couldnt wont wouldnt shouldnt isnt arent wasnt havent hasnt hadnt ive youre theyre whats hows wheres lets
  able actual actually almost already always anyway bit case certain clear clearly currently currently definitely easily else exact exactly far following going got great happen happens happened hence important including instead keep kind later like_ likely little look looking lot lots maybe mention mentioned move non none normal normally nothing ok_ often okay one_ particular people_ please_ possible_ probably proper properly put quick quickly quite rather said seem seems since simple simply someone_ something soon_ sort sure than_ thank thanks thing_ think thought towards_ tried try trying unable understand usually via_ way well wish wondering working worth yet_
  urgent urgently fast dear respected namaste anybody everybody whole_ suppose supposed pls_ asap u r wat wht whn hw cn wats abt bcoz bcz coz cuz dnt thx tq info inf
  के का की को में से है हैं हो होता होती होना चाहिए क्या और या मैं मुझे मेरा मेरी हम आप यह वह ये वो पर लिए भी तो ही नहीं था थी थे कर करना करने करें सकते सकता सकती बताओ बताइए कृपया जा होगा होगी मिलेगा मिलेगी
  ആണ് ആണോ ഉണ്ടോ ഉണ്ട് എന്ത് ഏത് എന്റെ എനിക്ക് ഞാൻ നിങ്ങൾ വേണം വേണ്ടി വേണോ പറ്റുമോ കഴിയുമോ ഒരു ഈ ആ ഇത് അത് ആകും ചെയ്യണം ചെയ്യാം ചെയ്യുക ഇല്ല ലഭിക്കും കിട്ടും കിട്ടുമോ`
    .split(/\s+/)
    .map((word) => word.replace("_", ""))
    .concat(silentVerbs)
    .flatMap((word) => [word, stemOf(word)]),
);

/** Words that almost everything here is about: alone they lead to the exam itself, beside others they say little. */
export const commonWords: ReadonlySet<string> = new Set(
  `jee main mains jeemain jeemains jee_main nta exam 2026 india indian जेईई मेन ജെഇഇ മെയിൻ student entrance online year this`.split(
    /\s+/,
  ),
);

/** Of the silent words those that say which value is meant: it is none that does not say so too. */
export const narrowingWords: ReadonlySet<string> = new Set(
  `both all each every either not no without except nahi nahin nai nhi na mat bina sab sabhi har dono donon illa illathe alla alle
  नहीं सभी हर दोनों ഇല്ല എല്ലാ രണ്ടും`
    .split(/\s+/)
    .flatMap((word) => [word, stemOf(word)]),
);
