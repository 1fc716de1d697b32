/**
 * All 121 institutes that the round of 2024 has, by kind. A line is the name that the official table has, the name that people
 * use, the state, other words by which it is looked for, and names that the table had for it in other years.
 *
 * The state of a campus is where it stands: BIT Mesra asks for Class 12 in Jharkhand at Mesra and Deoghar and in Bihar at Patna
 * for seats of its states (its admission notification of 2023).
 */
export const instituteTable = `
## NIT
Dr. B R Ambedkar National Institute of Technology, Jalandhar | NIT Jalandhar | Punjab | nitj
Indian Institute of Engineering Science and Technology, Shibpur | IIEST Shibpur | West Bengal | howrah besu
Malaviya National Institute of Technology Jaipur | MNIT Jaipur | Rajasthan | mnitj nit jaipur
Maulana Azad National Institute of Technology Bhopal | MANIT Bhopal | Madhya Pradesh | nit bhopal
Motilal Nehru National Institute of Technology Allahabad | MNNIT Allahabad | Uttar Pradesh | nit prayagraj mnnita
National Institute of Technology Agartala | NIT Agartala | Tripura | nita
National Institute of Technology Arunachal Pradesh | NIT Arunachal Pradesh | Arunachal Pradesh | nitap jote yupia
National Institute of Technology Calicut | NIT Calicut | Kerala | nitc kozhikode
National Institute of Technology Delhi | NIT Delhi | Delhi | nitd
National Institute of Technology Durgapur | NIT Durgapur | West Bengal | nitdgp
National Institute of Technology Goa | NIT Goa | Goa | nitg
National Institute of Technology Hamirpur | NIT Hamirpur | Himachal Pradesh | nith
National Institute of Technology Karnataka, Surathkal | NITK Surathkal | Karnataka | nit mangalore mangaluru
National Institute of Technology Meghalaya | NIT Meghalaya | Meghalaya | nitm shillong
National Institute of Technology Nagaland | NIT Nagaland | Nagaland | nitn dimapur
National Institute of Technology Patna | NIT Patna | Bihar | nitp
National Institute of Technology Puducherry | NIT Puducherry | Puducherry | nitpy karaikal pondicherry
National Institute of Technology Raipur | NIT Raipur | Chhattisgarh | nitrr
National Institute of Technology Sikkim | NIT Sikkim | Sikkim | nitskm ravangla
National Institute of Technology, Andhra Pradesh | NIT Andhra Pradesh | Andhra Pradesh | nitap tadepalligudem
National Institute of Technology, Jamshedpur | NIT Jamshedpur | Jharkhand | nitjsr
National Institute of Technology, Kurukshetra | NIT Kurukshetra | Haryana | nitkkr
National Institute of Technology, Manipur | NIT Manipur | Manipur | nitmn imphal
National Institute of Technology, Mizoram | NIT Mizoram | Mizoram | nitmz aizawl
National Institute of Technology, Rourkela | NIT Rourkela | Odisha | nitr nitrkl
National Institute of Technology, Silchar | NIT Silchar | Assam
National Institute of Technology, Srinagar | NIT Srinagar | Jammu and Kashmir | nitsri hazratbal
National Institute of Technology, Tiruchirappalli | NIT Tiruchirappalli | Tamil Nadu | nitt trichy
National Institute of Technology, Uttarakhand | NIT Uttarakhand | Uttarakhand | nituk srinagar garhwal
National Institute of Technology, Warangal | NIT Warangal | Telangana | nitw
Sardar Vallabhbhai National Institute of Technology, Surat | SVNIT Surat | Gujarat | nit
Visvesvaraya National Institute of Technology, Nagpur | VNIT Nagpur | Maharashtra | nit
## IIIT
Atal Bihari Vajpayee Indian Institute of Information Technology & Management Gwalior | ABV-IIITM Gwalior | Madhya Pradesh | iiit iiitm
INDIAN INSTITUTE OF INFORMATION TECHNOLOGY SENAPATI MANIPUR | IIIT Senapati Manipur | Manipur | iiitm imphal | Indian Institute of Information Technology Manipur
Indian Institute of Information Technology (IIIT) Nagpur | IIIT Nagpur | Maharashtra | iiitn
Indian Institute of Information Technology (IIIT) Pune | IIIT Pune | Maharashtra | iiitp
Indian Institute of Information Technology (IIIT) Ranchi | IIIT Ranchi | Jharkhand
Indian Institute of Information Technology (IIIT), Sri City, Chittoor | IIIT Sri City | Andhra Pradesh
Indian Institute of Information Technology (IIIT)Kota, Rajasthan | IIIT Kota | Rajasthan | iiitk
Indian Institute of Information Technology Bhagalpur | IIIT Bhagalpur | Bihar
Indian Institute of Information Technology Bhopal | IIIT Bhopal | Madhya Pradesh
Indian Institute of Information Technology Design & Manufacturing Kurnool, Andhra Pradesh | IIITDM Kurnool | Andhra Pradesh | iiit
Indian Institute of Information Technology Guwahati | IIIT Guwahati | Assam | iiitg
Indian Institute of Information Technology Lucknow | IIIT Lucknow | Uttar Pradesh | iiitl
Indian Institute of Information Technology Surat | IIIT Surat | Gujarat
Indian Institute of Information Technology Tiruchirappalli | IIIT Tiruchirappalli | Tamil Nadu | iiitt trichy
Indian Institute of Information Technology(IIIT) Dharwad | IIIT Dharwad | Karnataka
Indian Institute of Information Technology(IIIT) Kalyani, West Bengal | IIIT Kalyani | West Bengal
Indian Institute of Information Technology(IIIT) Kilohrad, Sonepat, Haryana | IIIT Sonepat | Haryana | sonipat
Indian Institute of Information Technology(IIIT) Kottayam | IIIT Kottayam | Kerala | iiitk pala
Indian Institute of Information Technology(IIIT) Una, Himachal Pradesh | IIIT Una | Himachal Pradesh
Indian Institute of Information Technology(IIIT), Vadodara, Gujrat | IIIT Vadodara | Gujarat | iiitv gandhinagar
Indian Institute of Information Technology, Agartala | IIIT Agartala | Tripura
Indian Institute of Information Technology, Allahabad | IIIT Allahabad | Uttar Pradesh | iiita prayagraj
Indian Institute of Information Technology, Design & Manufacturing, Kancheepuram | IIITDM Kancheepuram | Tamil Nadu | iiit chennai
Indian Institute of Information Technology, Vadodara International Campus Diu (IIITVICD) | IIIT Vadodara, Diu campus | Dadra and Nagar Haveli and Daman and Diu
Indian institute of information technology, Raichur, Karnataka | IIIT Raichur | Karnataka
Pt. Dwarka Prasad Mishra Indian Institute of Information Technology, Design & Manufacture Jabalpur | IIITDM Jabalpur | Madhya Pradesh | iiit pdpm
## GFTI
Assam University, Silchar | Assam University, Silchar | Assam
Birla Institute of Technology, Deoghar Off-Campus | BIT Mesra, Deoghar campus | Jharkhand
Birla Institute of Technology, Mesra, Ranchi | BIT Mesra, Ranchi | Jharkhand
Birla Institute of Technology, Patna Off-Campus | BIT Mesra, Patna campus | Bihar
CU Jharkhand | Central University of Jharkhand | Jharkhand | ranchi cuj
Central University of Haryana | Central University of Haryana | Haryana | cuh
Central University of Jammu | Central University of Jammu | Jammu and Kashmir
Central University of Rajasthan, Rajasthan | Central University of Rajasthan | Rajasthan | curaj ajmer
Central institute of Technology Kokrajar, Assam | CIT Kokrajhar | Assam
Chhattisgarh Swami Vivekanada Technical University, Bhilai (CSVTU Bhilai) | CSVTU Bhilai | Chhattisgarh
Gati Shakti Vishwavidyalaya, Vadodara | Gati Shakti Vishwavidyalaya, Vadodara | Gujarat
Ghani Khan Choudhary Institute of Engineering and Technology, Malda, West Bengal | GKCIET Malda | West Bengal
Gurukula Kangri Vishwavidyalaya, Haridwar | Gurukula Kangri, Haridwar | Uttarakhand
Indian Institute of Carpet Technology, Bhadohi | IICT Bhadohi | Uttar Pradesh
Indian Institute of Handloom Technology(IIHT), Varanasi | IIHT Varanasi | Uttar Pradesh
Indian Institute of Handloom Technology, Salem | IIHT Salem | Tamil Nadu
Institute of Chemical Technology, Mumbai: Indian Oil Odisha Campus, Bhubaneswar | ICT Mumbai, Bhubaneswar campus | Odisha
Institute of Engineering and Technology, Dr. H. S. Gour University. Sagar (A Central University) | Dr. H. S. Gour University, Sagar | Madhya Pradesh
Institute of Infrastructure, Technology, Research and Management-Ahmedabad | IITRAM Ahmedabad | Gujarat
International Institute of Information Technology, Bhubaneswar | IIIT Bhubaneswar | Odisha | iiitbh
International Institute of Information Technology, Naya Raipur | IIIT Naya Raipur | Chhattisgarh | iiitnr
J.K. Institute of Applied Physics & Technology, Department of Electronics & Communication, University of Allahabad- Allahabad | JK Institute, University of Allahabad | Uttar Pradesh | prayagraj
Jawaharlal Nehru University, Delhi | JNU Delhi | Delhi
Mizoram University, Aizawl | Mizoram University, Aizawl | Mizoram
National Institute of Advanced Manufacturing Technology, Ranchi | NIAMT Ranchi | Jharkhand | nifft
National Institute of Electronics and Information Technology, Aurangabad (Maharashtra) | NIELIT Aurangabad | Maharashtra | chhatrapati sambhajinagar
National Institute of Food Technology Entrepreneurship and Management, Kundli | NIFTEM Kundli | Haryana | sonepat | National Institute of Food Technology Entrepreneurship and Management, Sonepat, Haryana
National Institute of Food Technology Entrepreneurship and Management, Thanjavur | NIFTEM Thanjavur | Tamil Nadu | tanjore | National Institute of Food Technology, Entrepreneurship and Management (NIFTEM) - Thanjavur
North Eastern Regional Institute of Science and Technology, Nirjuli-791109 (Itanagar),Arunachal Pradesh | NERIST Itanagar | Arunachal Pradesh
North-Eastern Hill University, Shillong | NEHU Shillong | Meghalaya
Puducherry Technological University, Puducherry | Puducherry Technological University | Puducherry | ptu pondicherry
Punjab Engineering College, Chandigarh | PEC Chandigarh | Chandigarh
Sant Longowal Institute of Engineering and Technology | SLIET Longowal | Punjab
School of Engineering, Tezpur University, Napaam, Tezpur | Tezpur University | Assam
School of Planning & Architecture, Bhopal | SPA Bhopal | Madhya Pradesh
School of Planning & Architecture, New Delhi | SPA New Delhi | Delhi
School of Planning & Architecture: Vijayawada | SPA Vijayawada | Andhra Pradesh
School of Studies of Engineering and Technology, Guru Ghasidas Vishwavidyalaya, Bilaspur | Guru Ghasidas Vishwavidyalaya, Bilaspur | Chhattisgarh | ggv ggu | Institute of Technology, Guru Ghasidas Vishwavidyalaya (A Central University), Bilaspur, (C.G.)
Shri Mata Vaishno Devi University, Katra, Jammu & Kashmir | SMVDU Katra | Jammu and Kashmir
University of Hyderabad | University of Hyderabad | Telangana | uoh hcu
## IIT
Indian Institute of Technology Bhilai | IIT Bhilai | Chhattisgarh
Indian Institute of Technology Bhubaneswar | IIT Bhubaneswar | Odisha | iitbbs
Indian Institute of Technology Bombay | IIT Bombay | Maharashtra | iitb mumbai
Indian Institute of Technology Delhi | IIT Delhi | Delhi | iitd
Indian Institute of Technology Dharwad | IIT Dharwad | Karnataka
Indian Institute of Technology Gandhinagar | IIT Gandhinagar | Gujarat | iitgn
Indian Institute of Technology Goa | IIT Goa | Goa
Indian Institute of Technology Guwahati | IIT Guwahati | Assam | iitg
Indian Institute of Technology Hyderabad | IIT Hyderabad | Telangana | iith
Indian Institute of Technology Indore | IIT Indore | Madhya Pradesh | iiti
Indian Institute of Technology Jammu | IIT Jammu | Jammu and Kashmir
Indian Institute of Technology Jodhpur | IIT Jodhpur | Rajasthan | iitj
Indian Institute of Technology Kanpur | IIT Kanpur | Uttar Pradesh | iitk
Indian Institute of Technology Kharagpur | IIT Kharagpur | West Bengal | iitkgp
Indian Institute of Technology Madras | IIT Madras | Tamil Nadu | iitm chennai
Indian Institute of Technology Mandi | IIT Mandi | Himachal Pradesh
Indian Institute of Technology Palakkad | IIT Palakkad | Kerala | iitpkd palghat
Indian Institute of Technology Patna | IIT Patna | Bihar | iitp
Indian Institute of Technology Roorkee | IIT Roorkee | Uttarakhand | iitr
Indian Institute of Technology Ropar | IIT Ropar | Punjab | rupnagar
Indian Institute of Technology Tirupati | IIT Tirupati | Andhra Pradesh
Indian Institute of Technology (BHU) Varanasi | IIT (BHU) Varanasi | Uttar Pradesh | banaras
Indian Institute of Technology (ISM) Dhanbad | IIT (ISM) Dhanbad | Jharkhand
`;
