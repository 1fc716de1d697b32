/** Ordinary words that are right as they are typed, although no page has them: none is a slip of another. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  `relaxation relax relaxed relative relatives received receive recent difficult difficulties mode modes mood code codes weightage weight wait waiting list lists
  bring brought band brand branch brunch bridge bright border bonus boring career careers carry cell chance chances change changed charge chart chat check
  claim clash climate clock close color colour column comma common company compare computer consider contain content contest continue control convert
  converter cost count country couple course court create credit crime crowd current custom daily dairy date dates dean decimal declare default degree
  demand depend deposit design detail diet digit digital direct distance divide domain donate draft drop duration easier easiest edit elder elect eleven
  email employ engine enough enter entry error essay ever example except excess exit expect expense expert explain extra facility factor faculty
  farmer fees figure filter final finance finger finish firm first fix flag flex floor focus form formal formula forward frame fraud free full gap gate
  gather gender general genius grant graph habit half hard harder hardest hobby honest hope hour idle image income index inform input insert install instead
  insurance intern internship interview issue item jeans job jobs kit label lack language last latest latter launch layer leader leak leaked least ledger less letter
  level limit link load logic login loss luck major majority manual margin mark marker master mature mean medal medium mental merge merit method mid mint minor minute moke
  moment monitor month moral motion move movie nation native navy nerve net never next nurse object offer offline offset online oral organ orphan other
  otherwise output over owner package pain panel panic part pass passage past patience pattern pause peak pending penalty period permit phase pilot placement placements plain
  plate plus point policy pool portal portion post postpone postponed preview previous primary print prior private process profile profit project proof
  proper protest prove provide pulse quality quantity query quiz quota range rate ratio react recover recovery reduce refer refund regular reject
  relate relation release relief remark remedy remove repair replace report request rescue research reserve resolve resort respect restart result retire
  return reverse review reward revise revision rough route rush salary sample scale scholarship scholarships scope score screen scroll search section select semester
  senior sense server service session setting settle several severe shift shortage sibling signal silent site slip slot solve sort source special specific
  split sponsor stage stale standard stationery status step stream stress strict string structure study style submit subset succeed success suffer suggest suit
  supply support suppose surface surname survey swap switch symbol system tab tag target task team tech temple tend term test theory thick thin title token
  tool topic total track trade tradition transfer transport trend trial trouble truth tutor twin type typing union unique unity update upgrade upper urban
  user vacancy vacation valid vary vast vehicle verify version view visa vision volume vote wage warn warning waiver web website weekend whole width worker
  workshop wound yearly yield zone
  miss missed missing mass made main mind fail failed failing fill filled filling fall late lose lost send sent sell skip stop start stay store story
  stuck talk team term text time tired took total touch town train travel tree trip true trust turn twice ugly unit until upset usual value very visit
  voice wait wake walk wall want warm wash waste weak wear weather wide wife wild wind wise wood worry worse worst worth write writing written wrote young zero
  able above accept accident across afraid ahead alive alone angry animal anxious apart area arm army art asleep aunt autumn award awake aware away baby
  back balance bank bath beach beautiful bed behind believe bench bill bird birth blood blue boat body bone born boss brain brave bread break breath brother
  brown build burn bus busy cake camera camp cancel cancelled cap car care case cash catch chair cheap chief church clean clever climb cloth cloud club coach
  coat coffee cold cook cool copy corner cousin cover cow crazy cream cry cup damage dance danger dark dead deal death decide deep delay desk different
  dinner dirty doctor dog door doubt draw dream dress drink drive dry dust duty earn earth east easy eat egg empty enemy energy enjoy enter equal
  escape evening event evil eye face fact fair false family famous farm father fault fear feel fever field fight film fire fish flat flight floor flower
  fly follow food foot force forget forgot found free fresh friend front fruit fuel full fun funny future game garden gift glad glass gold grade grass green
  ground group grow guess guest guide habit hair half hand happy hard hate head health hear heart heat heavy height hide high hill history hobby hold hole
  holiday home hope horse hospital hostel hotel house huge human hungry hurry hurt husband ice idea ill inside iron island job join joke journey judge jump
  keep key kill kind king kitchen knee lady lake land laptop laugh law lazy lead leaf learn leave leg lesson letter level library lie life lift light line
  lion lip list listen live loan local lock long love low luck lunch machine mad magic mail make manage map market marry match meal meat medal medicine meet
  member memory menu metro middle milk mine mirror mix model modern moon mother mountain mouth movie music nature near neat neck net night noise north nose
  note notice ocean office oil onion open orange order outside own pack pain paint pair palace paper parent park party path peace people phone piano picture
  pink place plane plant play plenty pocket poem point police poor power pray present press pretty price pride prize problem promise proof proud public pull
  punish purple push quiet race radio rail rain raise read ready real reason red remember rent repeat reply rest rice rich ride ring rise river road rock
  room root rope rose rule run sad safe sail salt sand save school science sea season seat second secret serious serve shade shake shape share sharp sheep
  ship shirt shop short shoulder shout shy sick side sign silly silver sing sister sit skin sky sleep slow small smart smell smile smoke snow soap soft son
  song sorry sound soup south space speak speed spell spend sport spring square stairs stamp stand star state station steal stone straight strange street
  stress strong subject sugar summer sun sweet swim table tall taste tax taxi tea teach teacher ticket tight tooth top tour toy uncle under village virus war
  water wave week west wet wheel white win window winter wish woman wonder word world yellow zoo`.split(
    /\s+/,
  ),
);
