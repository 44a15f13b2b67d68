import { dayText } from "../../platform/london.rules";
import { type Cell, Paper } from "../../platform/paper";
import type { PrintedInvoice } from "./invoice-csv.rules";
import { pounds } from "./money.rules";

/** Sums and what stands below them stay together, in points. */
const SUMS_NEED = 150;

/** An invoice on paper. */
export async function* writeInvoicePdf(invoice: PrintedInvoice): AsyncGenerator<Uint8Array> {
  const { number, issuedAt, kind } = invoice;
  const name = kind === "CREDIT_NOTE" ? "Credit note" : "Invoice";
  const paper = new Paper({
    language: "en",
    title: `${name} ${number}`,
    at: issuedAt,
    page: (page) => `Page ${page} of `,
  });
  paper.heading(name, 26);
  paper.row([{ text: `Number ${number}`, from: 0, to: 0.5, voice: "strong" }, right(dayText(issuedAt))], 10.5);
  paper.rule();
  drawParties(paper, invoice);
  drawLines(paper, invoice);
  yield* paper.finished();
  drawSums(paper, invoice);
  drawRemarks(paper, invoice);
  yield* paper.end();
}

const right = (text: string, voice?: Cell["voice"]): Cell => ({ text, from: 0.8, to: 1, align: "right", voice });

/** Who sells beside who buys: names first, then what is below them. */
function drawParties(paper: Paper, { billedBy, billedTo }: PrintedInvoice): void {
  const columns = (left: string, other: string, voice?: Cell["voice"]): Cell[] => [
    { text: left, from: 0, to: 0.5, voice },
    { text: other, from: 0.5, to: 1, voice },
  ];
  paper.row(columns("From", "To", "quiet"));
  const [[seller = "", ...by], [buyer = "", ...to]] = [billedBy, billedTo];
  paper.row(columns(seller, buyer, "strong"), 10.5);
  paper.row(columns(by.join("\n"), to.join("\n")), 10.5);
  paper.space(18);
}

function drawLines(paper: Paper, { lines }: PrintedInvoice): void {
  const head = () => {
    paper.row([{ text: "Description", from: 0, to: 0.78, voice: "quiet" }, right("Net", "quiet")]);
    paper.rule();
    return paper.pageNumber;
  };
  let page = head();
  for (const { text, netPence } of lines) {
    paper.need(40);
    if (paper.pageNumber !== page) page = head();
    paper.row([{ text, from: 0, to: 0.78 }, right(pounds(netPence))], 10.5);
    paper.space(4);
  }
}

function drawSums(paper: Paper, { netPence, vatPercent, vatPence, grossPence }: PrintedInvoice): void {
  paper.need(SUMS_NEED);
  paper.rule();
  const sum = (name: string, pence: number, voice?: Cell["voice"]) =>
    paper.row([{ text: name, from: 0.5, to: 0.78, voice }, right(pounds(pence), voice)], 10.5);
  sum("Net", netPence);
  sum(`VAT ${vatPercent}%`, vatPence);
  paper.space(4);
  sum("Total", grossPence, "strong");
  paper.rule();
}

function drawRemarks(paper: Paper, invoice: PrintedInvoice): void {
  const { kind, paidBy, provider, creditsNumber, creditedByNumber, issuedAt } = invoice;
  if (creditsNumber) paper.text(`This credit note takes back invoice ${creditsNumber}.`);
  if (kind !== "CREDIT_NOTE") {
    paper.text(paidBy ? `Paid by ${paidBy} on ${dayText(issuedAt)}.` : `Paid on ${dayText(issuedAt)}.`);
  }
  if (creditedByNumber) paper.text(`Taken back by credit note ${creditedByNumber}.`);
  if (provider === "TEST") paper.text("Test payment: no money moved.");
}
