import type { AdviceById } from "../../complaints/complaint.rules";

/** Questions about care, in French. */
export const MATTERS_FR: AdviceById = {
  "painkiller-question": {
    advice: [
      "Paracétamol : Laissez au moins 4 heures entre deux prises, et pas plus de 4 prises en 24 heures. La boîte dit combien. Les remèdes contre le rhume en contiennent souvent aussi.",
      "Ensemble et avec un repas : La plupart des adultes peuvent prendre le paracétamol avec l’ibuprofène, ou avec la cétirizine ou la loratadine. Prenez l’ibuprofène en mangeant. Un peu d’alcool avec le paracétamol ne gêne en général pas.",
    ],
    askFor111: [
      "vous en avez pris plus que ne dit la boîte : appelez tout de suite, même si vous allez bien",
      "vous êtes enceinte, pesez moins de 50 kg, ou avez une maladie du foie, des reins, du cœur ou de l’estomac : demandez avant d’en prendre",
      "vous prenez d’autres médicaments, ou en avez besoin plus de 3 jours",
    ],
  },
  "allergy-tablet-question": {
    advice: [
      "Endormi ou non : Cétirizine, loratadine et fexofénadine endorment moins que la chlorphénamine. Voyez comment vous allez avant de conduire.",
      "Comment les prendre : Suivez la notice. Si vous avez du retard, prenez-en un quand vous y pensez, mais jamais deux à la fois. Peu d’alcool.",
    ],
    askFor111: [
      "vous êtes enceinte, ou avez une maladie des reins ou du foie : demandez avant",
      "vous en avez pris plus que ne dit la notice",
      "cela n’aide pas après 2 semaines",
    ],
  },
  "antibiotic-question": {
    advice: [
      "Comme dit l’étiquette : Certains se prennent en mangeant, d’autres à jeun. L’étiquette le dit. Prenez-les à heures régulières et finissez le traitement.",
      "Alcool : Un peu ne gêne pas avec la plupart, mais jamais avec le métronidazole ou le tinidazole. Ils n’agissent pas contre le rhume ou la grippe.",
    ],
    askFor111: [
      "vous avez des plaques, une forte diarrhée ou mal au ventre",
      "vous avez oublié plusieurs prises, ou vomi après une prise",
      "vous n’allez pas mieux après 2 ou 3 jours",
    ],
  },
  "medicine-storage": {
    advice: [
      "Bien les garder : Dans un placard frais et sec, hors de portée des enfants. Au frigo seulement ce que dit l’étiquette, comme l’insuline de réserve.",
      "Les vieux : N’utilisez pas un médicament après la date. Rapportez-le à une pharmacie, jamais à la poubelle ni aux toilettes. En avion, gardez-les en cabine.",
    ],
    askFor111: [
      "vous avez pris un médicament périmé et vous sentez mal",
      "votre insuline a été au chaud ou a gelé, ou vous n’en avez plus",
    ],
  },
  "medicine-timing": {
    advice: [
      "Statines : La simvastatine agit mieux le soir. L’atorvastatine et la rosuvastatine se prennent à toute heure. Gardez la même heure chaque jour.",
      "Une vitamine oubliée : Sautez-la et prenez la suivante à l’heure habituelle. N’en prenez pas deux.",
    ],
    askFor111: [
      "vous avez oublié un autre médicament, ou plusieurs jours",
      "vos muscles font mal ou sont faibles depuis la statine",
    ],
  },
  "cream-question": {
    advice: [
      "Hydrocortisone : Une couche fine, une ou deux fois par jour, 7 jours au plus, pas sur le visage ni entre les jambes sauf si un médecin l’a dit.",
      "Crème hydratante : Mettez-en beaucoup, aussi souvent que vous voulez, dans le sens des poils. Laissez du temps entre deux crèmes.",
    ],
    askFor111: [
      "la peau empire, est chaude ou fait mal",
      "c’est pour un enfant, ou vous êtes enceinte : demandez d’abord à un pharmacien",
    ],
  },
  prescriptions: {
    advice: [
      "Commander et retirer : Par l’application NHS App, le site de votre cabinet (GP), ou au cabinet. Vous choisissez la pharmacie. Une autre personne peut retirer pour vous.",
      "Prix : En Angleterre chaque produit coûte une somme fixe, et beaucoup ne paient pas. La pharmacie sait si vous payez. Demandez une semaine avant la fin.",
    ],
    askFor111: [
      "vous n’avez plus un médicament qu’il vous faut chaque jour",
      "vous avez perdu votre médicament loin de chez vous",
    ],
  },
  appointments: {
    advice: [
      "Votre cabinet (GP) : Prenez, changez ou annulez par téléphone, sur son site ou dans la NHS App. Le site dit quand il est ouvert. Vous pouvez demander un interprète.",
      "Un nouveau médecin : Cherchez « Find a GP » sur le site du NHS. L’inscription est gratuite. Il ne faut pas de justificatif d’adresse.",
    ],
    askFor111: ["vous êtes malade et ne pouvez pas attendre", "c’est nouveau ou cela s’aggrave"],
  },
  "notes-and-results": {
    advice: [
      "Arrêt de travail : Les 7 premiers jours, vous remplissez un papier vous-même. Ensuite, demandez à votre cabinet (GP), ou à l’hôpital si vous y êtes.",
      "Dossier et résultats : Voyez-les dans la NHS App, ou demandez au cabinet. Seuls ceux qui vous soignent, et vous, peuvent voir le dossier. Le cabinet explique un résultat.",
    ],
    askFor111: [
      "on vous a dit d’agir après un résultat et le cabinet ne répond pas",
      "vous vous sentez malade en attendant",
    ],
  },
  "vaccination-plan": {
    advice: [
      "Lesquels et quand : Le site du NHS donne les vaccins par âge. Votre cabinet (GP) sait lesquels sont faits et vous appelle.",
      "Hiver et voyage : Le vaccin de la grippe commence en automne, chez le médecin et en pharmacie. Pour un voyage, demandez 6 à 8 semaines avant.",
    ],
    askFor111: [
      "vous allez très mal après un vaccin",
      "vous avez peut-être croisé une maladie contre laquelle vous n’êtes pas protégé",
    ],
  },
  "using-this-service": {
    advice: [
      "Votre compte : Ouvrez votre compte dans le menu. Vous pouvez y changer vos données, le mot de passe et la langue, télécharger vos données ou supprimer le compte.",
      "Si cela ne marche pas : Chargez la page à nouveau, ou essayez plus tard. Vous pouvez écrire en anglais, français, espagnol ou allemand.",
    ],
    askFor111: [
      "vous êtes malade et ce service ne marche pas : 111.nhs.uk ou le téléphone",
      "vous ne savez pas à qui vous adresser",
    ],
  },
  "stop-smoking": {
    advice: [
      "Faites-vous aider : Avec un service d’aide, vous avez trois fois plus de chances. C’est gratuit. Une pharmacie vous dit où.",
      "Plus facile : Patchs, gommes ou vapotage calment l’envie. Choisissez un jour, dites-le à vos amis, et jetez le reste.",
    ],
    askFor111: [
      "vous crachez du sang, ou toussez depuis 3 semaines",
      "vous êtes enceinte : demandez de l’aide à la sage-femme",
    ],
  },
  "eating-and-weight": {
    advice: [
      "Bien manger : Prenez 5 portions de fruits et légumes par jour, pain complet, légumes secs, poisson deux fois par semaine, moins de sucre, de gras et de sel. Pas plus de 6 g de sel par jour pour un adulte.",
      "Boire et peser : De 6 à 8 verres d’eau par jour suffisent en général. Maigrissez lentement, un demi-kilo à un kilo par semaine. Le NHS a un plan gratuit de 12 semaines.",
    ],
    askFor111: [
      "vous maigrissez sans le vouloir",
      "manger ou le poids occupe toutes vos pensées, ou vous vous faites vomir",
    ],
  },
  "being-active": {
    advice: [
      "Combien : Visez 30 minutes, 5 jours par semaine, assez vite pour avoir chaud. Marcher compte. Commencez doucement et faites un peu plus chaque semaine.",
      "Quoi : Marcher, nager, pédaler ou danser, et les muscles deux fois par semaine. Tenir sur une jambe près d’une chaise aide l’équilibre.",
    ],
    askFor111: [
      "vous avez mal à la poitrine ou vous évanouissez en bougeant : appelez alors le 999",
      "vous avez une maladie du cœur ou des poumons ou une opération : demandez au médecin avant",
    ],
  },
  "vitamin-question": {
    advice: [
      "Vitamine D : D’octobre à mars, chacun devrait penser à 10 microgrammes par jour. Jamais plus de 100 microgrammes.",
      "Les autres : Manger suffit à la plupart. Une multivitamine par jour selon la notice ne nuit pas. N’en prenez pas deux sortes.",
    ],
    askFor111: [
      "vous êtes enceinte ou voulez l’être : parlez de l’acide folique, et rien avec de la vitamine A ou de l’huile de foie de morue",
      "vous prenez d’autres médicaments, ou avez une maladie des reins : demandez d’abord",
    ],
  },
  "sun-protection": {
    advice: [
      "Crème : Au moins indice 30, avec 4 étoiles. Mettez-en beaucoup une demi-heure avant, puis toutes les 2 heures et après le bain.",
      "Se couvrir : Restez à l’ombre de 11 à 15 heures, avec chapeau, manches et lunettes. Les bébés de moins de 6 mois restent hors du soleil.",
    ],
    askFor111: [
      "la peau a des cloques ou un bébé a un coup de soleil",
      "vous avez des nausées, des vertiges ou mal à la tête après le soleil",
    ],
  },
  "eye-and-tooth-checks": {
    advice: [
      "Yeux et oreilles : Un opticien contrôle la vue, tous les 2 ans en général. Les piles viennent de la clinique qui a donné l’appareil auditif.",
      "Dents : Brossez deux fois par jour avec du fluor. Le dentiste dit quand revenir. Le site du NHS en trouve un près de vous.",
    ],
    askFor111: ["la vue ou l’ouïe change d’un coup", "vous avez mal aux dents ou une joue gonflée et pas de dentiste"],
  },
};
