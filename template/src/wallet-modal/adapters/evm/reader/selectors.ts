/** The first four bytes of the hash of each function's signature, which is how contracts tell functions apart. */
export const selectors = {
  'transfer(address,uint256)': '0xa9059cbb',
  'balanceOf(address)': '0x70a08231',
  'getL1Fee(bytes)': '0x49948e0e',
  'decimals()': '0x313ce567',
  'aggregate3((address,bool,bytes)[])': '0x82ad56cb',
  'resolver(bytes32)': '0x0178b8bf',
  'addr(bytes32)': '0x3b3b57de',
  'addr(bytes32,uint256)': '0xf1cb7e06',
  'supportsInterface(bytes4)': '0x01ffc9a7',
  'resolve(bytes,bytes)': '0x9061b923',
  'OffchainLookup(address,string[],bytes,bytes4,bytes)': '0x556f1830',
  'name(bytes32)': '0x691f3431',
  'text(bytes32,string)': '0x59d1d43c',
  'Error(string)': '0x08c379a0',
  'Panic(uint256)': '0x4e487b71',
} as const
