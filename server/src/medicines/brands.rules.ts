/** UK brand names, and some of other countries, with every ingredient that matters. Names are parted by commas. */
type Brands = readonly [ingredients: readonly string[], names: string];

export const BRANDS: readonly Brands[] = [
  [
    ["paracetamol"],
    "panadol, panadol advance, panadol actifast, calpol, calpol sixplus, disprol, medinol, hedex, mandanol, perfalgan, efferalgan, doliprane, dafalgan, ben u ron, benuron, tylenol, gelocatil, termalgin, apiretal, tempra, fanalgin, panadol osteo",
  ],
  [["paracetamol", "caffeine"], "panadol extra, hedex extra, paracetamol extra, anadin paracetamol plus"],
  [["aspirin", "paracetamol", "caffeine"], "anadin extra, thomapyrin, excedrin"],
  [["aspirin", "caffeine"], "anadin original, anadin, alka seltzer xs, beechams powders"],
  [
    ["paracetamol", "codeine"],
    "co codamol, cocodamol, solpadeine, solpadeine plus, solpadeine max, solpadol, kapake, zapain, tylex, codipar, paracodol, panadol ultra, veganin, migraleve, migraleve pink, codoliprane, dafalgan codeine",
  ],
  [["paracetamol", "codeine"], "co dydramol, codydramol, paramol, remedeine"],
  [["paracetamol", "opioid"], "tramacet, ixprim, zaldiar"],
  [["aspirin", "codeine"], "co codaprin, codis, codis 500"],
  [["ibuprofen", "codeine"], "nurofen plus, solpaflex, cuprofen plus"],
  [["ibuprofen", "paracetamol"], "nuromol, combogesic, anadin ultra double"],
  [
    ["ibuprofen"],
    "nurofen, nurofen express, nurofen for children, nurofen joint, brufen, calprofen, cuprofen, anadin joint pain, anadin ultra, anadin liquifast, ibucalm, ibuleve, ibugel, fenbid, phorpain, hedex ibuprofen, advil, motrin, spedifen, dolormin, ibu, ibuhexal, espidifen, neobrufen, dalsy, galprofen, arthrofen, rimafen, orbifen, obifen",
  ],
  [
    ["ibuprofen", "pseudoephedrine"],
    "nurofen cold and flu, nurofen sinus, nurofen day and night, advil cold and sinus, rhinadvil, rhinureflex",
  ],
  [
    ["aspirin"],
    "disprin, nu seals, nuseals, caprin, alka seltzer, aspro, aspro clear, aspegic, kardegic, adiro, bayaspirin, resprin, micropirin, aspirin cardio, cardioaspirina, godamed",
  ],
  [["aspirin", "pseudoephedrine"], "aspirin complex"],
  [
    ["naproxen"],
    "naprosyn, feminax ultra, synflex, boots period pain, aleve, dolormin naproxen, naprogesic, stirlescent, vimovo, antalgin",
  ],
  [["diclofenac"], "voltarol, voltaren, voltarene, diclomax, motifene, arthrotec, econac, rhumalgan, voltadol"],
  [
    ["other-nsaid"],
    "celebrex, arcoxia, mobic, ponstan, oruvail, feldene, enantyum, nolotil, powergel, lodine, tiloket, surgam, profenid",
  ],
  [["flurbiprofen"], "strefen, strepfen, dobendan direkt, strepsils direct, strefen direct, benactiv"],
  [
    ["lidocaine"],
    "strepsils plus, bonjela, bonjela cool, iglu, anbesol, dentinox, calgel, orajel, emla, lmx4, rinstead, medijel, covonia throat spray, dequaspray, germoloids, anusol plus, vagisil",
  ],
  [["benzydamine"], "difflam, tantum verde, oraldene"],
  [
    ["lozenge"],
    "strepsils, halls, lockets, jakemans, tyrozets, vocalzone, bradosol, soothers, fishermans friend, dequadin, tcp, merocaine, merocets, ultra chloraseptic",
  ],
  [
    ["paracetamol", "pseudoephedrine"],
    "lemsip, lemsip max, lemsip cold and flu, lemsip max cold and flu, beechams all in one, beechams cold and flu, beechams flu plus, beechams, sudafed mucus relief day and night, sudafed sinus pressure and pain, sudafed day and night, benylin cold and flu, benylin four flu, benylin day and night, day nurse, day and night nurse, panadol cold and flu, cold and flu, cold and flu tablets, cold and flu remedy, cold flu, cold and flu powders, cold and flu capsules, dolirhume, actifed, fervex, frenadol, couldina, bisolgrip, grippostad, doregrippin, contac, contac cold, uniflu, mentholease, theraflu, vicks cold and flu, flustat, non drowsy sudafed congestion",
  ],
  [["paracetamol", "dextromethorphan", "chlorphenamine"], "night nurse, wick medinait, vicks medinait, medinite"],
  [["pseudoephedrine"], "sudafed, sudafed decongestant, galpseud, sudafed congestion, sudafed blocked nose, humex"],
  [
    ["xylometazoline"],
    "otrivine, otrivin, sudafed nasal spray, sinutab nasal, vicks sinex, sinex, afrazine, nasivin, respibien, utabon, olynth, nasenspray, otriven, rhinamide, galpharm decongestant, boots decongestant, non drowsy sinutab",
  ],
  [
    ["dextromethorphan"],
    "benylin dry cough, robitussin dry cough, covonia original, bronchial balsam, tuxylan, pulmodexane, romilar, silomat, bisoltus, vicks cough, bisolvon antitusivo",
  ],
  [["dextromethorphan", "pseudoephedrine"], "benylin dry and blocked nose, sudafed linctus"],
  [
    ["guaifenesin"],
    "benylin chesty cough, benylin chesty, robitussin chesty cough, robitussin, covonia chesty, covonia, meltus, lemsip mucus, lemsip cough, mucinex, beechams veno, jackson s mixture, covonia herbal, vicks expectorant",
  ],
  [["chlorphenamine", "guaifenesin"], "benylin children night, covonia night time, covonia night, benylin"],
  [
    ["glycerol"],
    "benylin tickly, buttercup, covonia honey, simple linctus paediatric, care glycerin honey lemon, honey and lemon",
  ],
  [
    ["cetirizine"],
    "zirtek, piriteze, benadryl, benadryl allergy, benadryl one a day, zyrtec, xyzal, virlix, reactine, pollenshield, alerid, histease, cetirizine hydrochloride",
  ],
  [
    ["loratadine"],
    "clarityn, clarityne, clarityn allergy, claritin, clarytine, lorano, aerius, neoclarityn, lorapaed, boots hayfever",
  ],
  [["fexofenadine"], "allevia, telfast, treathay, telfast 120, ilaxten, allegra"],
  [["antihistamine", "pseudoephedrine"], "benadryl plus, clarinase, benadryl allergy relief plus"],
  [
    ["chlorphenamine"],
    "piriton, pollenase, allercalm, hayleve, nytol, nytol one a night, sominex, phenergan, avomine, sleepeaze, kwells night, boots sleepeaze, polaramine, atarax, donormyl, fenistil, vivinox, dormidina, panadol night, stugeron, dramamine, biodramina, vomex, superpep",
  ],
  [
    ["antacid"],
    "gaviscon, gaviscon advance, rennie, rennies, tums, milk of magnesia, peptac, acidex, eno, settlers, maalox, almax, talcid, pepto bismol, pepto, andrews, bisodol, remegel, maloxan",
  ],
  [
    ["omeprazole"],
    "losec, nexium, nexium control, pyrocalm, pyrocalm control, zanprol, zoton, protium, pepcid, pantoloc, antra, mopral, inexium, pariet, zantac",
  ],
  [
    ["loperamide"],
    "imodium, imodium instants, imodium plus, dioralyte relief, diocalm, fortasec, lopedium, diah limit, norimode, entrocalm",
  ],
  [["ors"], "dioralyte, electrolade, oral rehydration, rehydration salts, ors, o r s, elotrans, sueroral, adiaril"],
  [
    ["macrogol"],
    "movicol, laxido, cosmocol, fybogel, dulcoease, normacol, duphalac, lactugal, dulcobalance, forlax, movicolon, duphalac dry, casenlax, macrobalans",
  ],
  [
    ["senna"],
    "senokot, dulcolax, ex lax, senokot max, pico, dulcolax pico, sodium picosulfate, contalax, pursennide, califig",
  ],
  [
    ["hydrocortisone"],
    "hc45, dermacort, eurax hc, zenoxone, lanacort, daktacort, canesten hydrocortisone, ebenol, anusol hc, germoloids hc, fucidin h",
  ],
  [
    ["clotrimazole"],
    "canesten, canesten combi, daktarin, lamisil, lamisil once, gynoxin, mycota, diflucan, sporanox, nizoral, canesten thrush, fungarest, lotriderm, canespor, mykosert, pevaryl",
  ],
  [["aciclovir"], "zovirax, cymex, virasorb, valtrex, lipsore, zoviplus, activir"],
  [
    ["beclometasone"],
    "beconase, pirinase, flixonase, nasonex, rhinocort, avamys, pollenase nasal, nasacort, dymista, clenil, qvar, symbicort, seretide, fostair, pulmicort, flixotide, clarinaze, nasofan, benacort, clarityn nasal",
  ],
  [
    ["simeticone"],
    "wind eze, windeze, windsetlers, rennie deflatine, setlers wind eze, infacol, deflatine, lefax, sab simplex, espumisan, aero red, polysilane, setlers",
  ],
  [
    ["hyoscine"],
    "buscopan, kwells, joy rides, scopoderm, buscapina, buscomint, buscopan cramps, colofac, detrusitol, vesicare",
  ],
  [
    ["salicylic-acid"],
    "bazuka, scholl verruca, compound w, wartner gel, salactol, occlusal, cuplex, duofilm, freederm, clearasil, salatac, verrumal, kollomack",
  ],
  [["benzoyl-peroxide"], "acnecide, panoxyl, duac, brevoxyl, quinoderm, oxy 10, benzacne, cutacnyl, peroxiben"],
  [["dimeticone"], "hedrin, lyclear, full marks, derbac, nyda, full marks solution, otc antipiojos, pouxit"],
  [["warfarin"], "coumadin, marevan, sintrom, marcumar, falithrom, previscan"],
  [["apixaban"], "eliquis, xarelto, lixiana, pradaxa, fragmin, clexane, lovenox, innohep, inhixa"],
  [["clopidogrel"], "plavix, brilique, efient, persantin, asasantin, iscover, duoplavin"],
  [
    ["ssri"],
    "prozac, lustral, zoloft, cipramil, cipralex, seroxat, faverin, efexor, effexor, vensir, cymbalta, brintellix, seroplex, deroxat, lexapro, trevilor, zispin, dapoxetine, priligy",
  ],
  [["tricyclic"], "elavil, laroxyl, saroten, prothiaden, anafranil, tryptizol"],
  [["maoi"], "nardil, parnate, manerix, eldepryl, azilect, zyvox"],
  [
    ["ramipril"],
    "tritace, zestril, coversyl, innovace, cozaar, amias, diovan, aprovel, olmetec, micardis, entresto, delix, atacand, triatec, carace",
  ],
  [["amlodipine"], "istin, adalat, norvasc, adipine, tildiem, plendil, cardura, zanidip"],
  [["beta-blocker"], "cardicor, tenormin, inderal, beloc, concor, bystolic, eucardic, emconcor"],
  [["diuretic"], "lasix, natrilix, burinex, aldactone, seguril, torem, fludex, frusemide, centyl, inspra"],
  [["oral-steroid"], "deltacortril, decortin, solupred, cortancyl, dacortin, medrol, pevanti, urbason, celestone"],
  [["lithium"], "priadel, camcolit, plenur, teralithe, hypnorex, quilonum, liskonum"],
  [["methotrexate"], "metoject, maxtrex, lantarel, novatrex, zlatal, methofill, jylamvo"],
  [["quinolone"], "ciproxin, ciflox, tavanic, avelox, ciprobay, izilox"],
  [
    ["opioid"],
    "zomorph, mst, oramorph, oxycontin, zydol, butrans, longtec, shortec, targinact, temgesic, subutex, palexia, topalgic, valoron, durogesic, adolonta, sevredol, oxynorm, tradorec",
  ],
  [
    ["sedative"],
    "valium, zimovane, stilnoct, ambien, seroquel, zyprexa, circadin, xanax, rivotril, imovane, stilnox, orfidal, tavor, ativan, risperdal",
  ],
  [
    ["epilepsy-medicine"],
    "tegretol, epanutin, epilim, keppra, lamictal, depakote, depakine, topamax, timonil, mysoline",
  ],
  [["gabapentin"], "neurontin, lyrica, alzain"],
  [["tuberculosis-medicine"], "rifadin, rifinah, rifater, rimactane"],
  [["ciclosporin"], "neoral, sandimmun, prograf, adoport, imuran, cellcept, advagraf, myfortic, capimune"],
  [["digoxin"], "lanoxin, cordarone, tambocor, cordarex"],
  [["levothyroxine"], "eltroxin, euthyrox, levothyrox, thyrax, eutirox"],
  [
    ["harmless"],
    "lipitor, crestor, zocor, glucophage, lantus, novorapid, humalog, forxiga, jardiance, singulair, spiriva, zyloric, fosamax, premarin, elleste, evorel, cerazette, rigevidon, yasmin, cilest, proscar, flomaxtra, viagra, imigran, berocca, pregnacare, vitabiotics, ozempic, mounjaro, wegovy, dianette, estradot, utrogestan, adcal, creon",
  ],
  [["penicillin"], "augmentin, amoxil, clamoxyl, selexid, floxapen"],
  [["antibiotic"], "flagyl, zithromax, klacid, macrobid, septrin, vibramycin"],
];
