export declare function wholeNumber(name: string, text: string): number
