/** Ordinary words that are right as they are typed, although no page has them: none is a slip of another. */
export const ordinaryWords: readonly string[] =
  `miss missed missing mass made main mind fail failed failing fill filled filling fall late lose lost send sent sell skip stop start stay store story
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
  );
