import { languageOfText } from "./question-language.rules";

describe("the language of a text", () => {
  it.each([
    ["en", "I have had a headache since this morning. What can I take?"],
    ["en", "my knee hurts when I walk"],
    ["en", "chest pain"],
    ["fr", "J'ai mal à la tête depuis ce matin"],
    ["fr", "Mon fils tousse la nuit, que faire ?"],
    ["fr", "Puis-je prendre du paracétamol ?"],
    ["es", "Me duele la cabeza desde esta mañana"],
    ["es", "¿Puedo tomar ibuprofeno?"],
    ["es", "tengo fiebre y tos"],
    ["de", "Ich habe seit heute Morgen Kopfschmerzen"],
    ["de", "Mein Sohn hustet und hat Fieber"],
    ["de", "Darf ich Ibuprofen nehmen?"],
  ])("is %s in %j", (language, text) => expect(languageOfText(text)).toBe(language));

  it.each(["paracetamol?", "38.5", "", "ibuprofen 400", "😷"])("cannot be told of %j", (text) =>
    expect(languageOfText(text)).toBeNull(),
  );

  it("is told by the decomposed letters too", () => {
    expect(languageOfText("Mañana".normalize("NFD").concat(" fiebre y tos"))).toBe("es");
  });
});
